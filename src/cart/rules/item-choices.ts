import { isObject, type JsonObject, readObject, toList, toText } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'
import { maxLength, type Problem, required } from '#lib/validate.ts'
import { merchantText } from '#lib/text/html-entities.ts'
import type { QuoteItem } from './cart.ts'

/** One thing to choose about an item: from a list, or by typing. */
export interface Choice {
  /** Its field in the form (wire: change-item-options). */
  name: string
  label: string
  isRequired: boolean
  /** The value as it is in the cart, '' when nothing is chosen. */
  chosen: string
  /** The values that may be chosen; absent for an option that is typed. */
  values?: ChoiceValue[]
  /** Typed on several lines. */
  isLong?: boolean
  /** Most characters; absent without a limit. */
  limit?: number
  /** The amount that a typed text adds to the price. */
  price?: number
}

interface ChoiceValue {
  value: string
  label: string
  /** The amount that this value adds to the price; 0 if it adds nothing, or if the amount is unknown. */
  price: number
}

/**
 * Reads the choices for an item (wire: item-options): its product's custom options, and the attributes of a configurable
 * product. Undefined when the shop lists nothing, or a value that is neither a list nor a text. Only the
 * product's page then has all choices.
 */
export function parseItemChoices(raw: unknown, itemId: string): Choice[] | undefined {
  const row = toList(raw).find((each) => isObject(each) && toText(each.item_id) === itemId)
  const { product_options, super_attributes, product_option } = readObject(row ?? readObject(raw)[itemId])
  const chosen = readObject(readObject(product_option).extension_attributes)
  const attributes = chosenById(chosen.configurable_item_options)
  const options = chosenById(chosen.custom_options)
  const choices = [
    ...toList(super_attributes).map((attribute) => attributeChoice(readObject(attribute), attributes)),
    ...inOrder(toList(product_options).filter(isObject)).map((option) => optionChoice(option, options)),
  ]
  const known = choices.filter((choice) => choice !== undefined)
  return known.length > 0 && known.length === choices.length ? known : undefined
}

/** Returns the problem with a value; undefined when the value may be sent. */
export const choiceProblem = ({ isRequired, limit }: Choice, value: string): Problem | undefined =>
  (isRequired ? required(value) : undefined) ?? (limit ? maxLength(value, limit) : undefined)

const chosenById = (list: unknown) =>
  new Map(
    toList(list)
      .filter(isObject)
      .map((row) => [toText(row.option_id), toText(row.option_value)]),
  )

const inOrder = (rows: JsonObject[]) => [...rows].sort((a, b) => num(a.sort_order) - num(b.sort_order))

/** An attribute as the product page's swatches have it; a value without products is sold out. */
function attributeChoice(attribute: JsonObject, chosen: Map<string, string>): Choice | undefined {
  const id = toText(attribute.id)
  const values = toList(attribute.options)
    .filter(isObject)
    .filter((option) => toList(option.products).length > 0)
    .map((option) => ({ value: toText(option.id), label: merchantText(option.label), price: 0 }))
  if (!id || !values.length) return undefined
  return {
    name: `super_attribute[${id}]`,
    label: merchantText(attribute.label),
    isRequired: true,
    chosen: chosen.get(id) ?? '',
    values,
  }
}

const LISTED = ['drop_down', 'radio']
const TYPED = ['field', 'area']

/** A custom option as Magento's REST has it. */
function optionChoice(option: JsonObject, chosen: Map<string, string>): Choice | undefined {
  const id = toText(option.option_id)
  const type = toText(option.type)
  if (!id || ![...LISTED, ...TYPED].includes(type)) return undefined
  const shared = {
    name: `options[${id}]`,
    label: merchantText(option.title),
    isRequired: flag(option.is_require),
    chosen: chosen.get(id) ?? '',
  }
  const limit = num(option.max_characters)
  if (TYPED.includes(type))
    return { ...shared, isLong: type === 'area', price: priceOf(option), ...(limit > 0 && { limit }) }
  const values = inOrder(toList(option.values).filter(isObject)).map((value) => ({
    value: toText(value.option_type_id),
    label: merchantText(value.title),
    price: priceOf(value),
  }))
  return { ...shared, values }
}

/** A share of the price is not known as an amount. */
const priceOf = ({ price, price_type }: JsonObject) => (price_type === 'percent' ? 0 : num(price))

export interface ReplacedItem {
  item: QuoteItem
  /** Index of the first unit that was the old item's. */
  firstUnit: number
}

/**
 * Returns the item that an item became when its options were changed (wire: change-item-options). This is a new item,
 * or an item with the same options whose quantity grew. Undefined while the old item is still there, and when it
 * disappeared without a replacement.
 */
export function replacedItem(
  itemId: string,
  before: readonly QuoteItem[],
  now: readonly QuoteItem[],
): ReplacedItem | undefined {
  const old = before.find(({ item_id }) => item_id === itemId)
  if (!old || now.some(({ item_id }) => item_id === itemId)) return undefined
  const quantities = new Map(before.map(({ item_id, qty }) => [item_id, qty]))
  const unitsBefore = ({ item_id }: QuoteItem) => quantities.get(item_id) ?? 0
  const item = now.findLast((one) => one.product_id === old.product_id && one.qty > unitsBefore(one))
  return item && { item, firstUnit: unitsBefore(item) }
}
