import { flag, num } from '#lib/money/decimal.ts'
import { isObject, readObject, toList, toText } from '#lib/json.ts'
import type { SavedGift } from './item-gifts.ts'
import { merchantText } from '#lib/text/html-entities.ts'

interface GiftBox {
  id: number
  name: string
  price: number
  image: string
}

interface MessageCard {
  id: number
  name: string
  image: string
}

/**
 * Gift boxes and message cards (wire: gift-boxes). Without `message_max_length` the length is not limited and not
 * shown (rule: text-limits).
 */
export interface GiftComponents {
  gift_boxes: GiftBox[]
  message_cards: MessageCard[]
  message_max_length?: number
}

/** The gift options of one unit of an item: index 1 is the second of a quantity of 2 (rule: entities). */
export interface GiftChoice {
  item_id: string
  product_id: string
  index: number
  checked: boolean
  message: string
  gift_boxes: number[]
  card_id?: number
}

/** PHP takes a thousand fields of a form at most, and a gift has up to six (wire: save-gift-boxes). */
const MOST_IN_A_FORM = 150

/** The fewest forms that hold all gift options: a form names them by product and index alone, so each pair stands once in it. */
export function giftForms(choices: readonly GiftChoice[]): GiftChoice[][] {
  const forms: GiftChoice[][] = []
  const isNamed = (form: GiftChoice[], { product_id, index }: GiftChoice) =>
    form.some((one) => one.product_id === product_id && one.index === index)
  for (const choice of choices) {
    const open = forms.find((form) => form.length < MOST_IN_A_FORM && !isNamed(form, choice))
    if (open) open.push(choice)
    else forms.push([choice])
  }
  return forms
}

/** Whether both have the same box, card and message. */
export const isSameGift = (one: SavedGift, other: SavedGift | undefined): boolean =>
  other !== undefined && contentOf(one) === contentOf(other)

const contentOf = ({ gift_boxes, card_id, message }: SavedGift) =>
  JSON.stringify([gift_boxes, card_id, message])

/** The gift components; lists that are missing are empty. */
export function parseGiftComponents(raw: unknown): GiftComponents {
  const components = readObject(raw)
  const max = num(components.message_max_length)
  return {
    gift_boxes: toList(components.gift_boxes)
      .filter(isObject)
      .map((box) => ({ ...named(box), price: num(box.price) })),
    message_cards: toList(components.message_cards).filter(isObject).map(named),
    ...(max > 0 && { message_max_length: max }),
  }
}

/** The form fields of the gift call (wire: save-gift-boxes). An unchecked gift has no details. */
export function giftForm(choices: readonly GiftChoice[]): [string, string][] {
  return choices.flatMap((choice) => {
    const name = `item_gift[${choice.product_id}][${choice.index}]`
    const head: [string, string][] = [
      [`${name}[item_id]`, choice.item_id],
      [`${name}[checked]`, choice.checked ? '1' : '0'],
    ]
    return choice.checked ? [...head, ...giftDetails(name, choice)] : head
  })
}

function giftDetails(name: string, choice: GiftChoice): [string, string][] {
  return [
    ...choice.gift_boxes.map((id): [string, string] => [`${name}[gift_boxes][]`, String(id)]),
    ...(choice.card_id ? [[`${name}[card_id]`, String(choice.card_id)] as [string, string]] : []),
    [`${name}[message]`, choice.message],
  ]
}

/**
 * Characters left in a gift message (rule: text-limits), counted as people see them; below zero when too long.
 * `undefined`: no limit.
 */
export function charactersLeft(message: string, max: number | undefined): number | undefined {
  return max === undefined ? undefined : max - countCharacters(message)
}

/** Characters as people see them: an emoji family is one. */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length
  let count = 0
  for (const _ of new Intl.Segmenter().segment(text)) count++
  return count
}

/** The visitor's mystery gift (rule: purpose, wire: visitor-gift). */
export interface VisitorGift {
  title: string
  image: string
  description: string
  received: boolean
}

/** Reads the visitor gift; `undefined` if the response has no gift to show. */
export function parseVisitorGift(raw: unknown): VisitorGift | undefined {
  if (!isObject(raw) || !flag(raw.eligible)) return undefined
  const { title, image, description, received } = raw
  return {
    title: merchantText(title),
    image: toText(image),
    description: merchantText(description),
    received: flag(received),
  }
}

function named(raw: Record<string, unknown>): MessageCard {
  return { id: num(raw.id), name: merchantText(raw.name), image: toText(raw.image) }
}
