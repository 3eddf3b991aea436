import type { QuoteItem } from './cart.ts'
import { decodeHtml } from '#lib/text/html-entities.ts'
import { isObject, type JsonObject, toList, toText } from '#lib/json.ts'

/** An option of an item, ready to show. */
export interface ItemOption {
  label: string
  value: string
  /** Typed by the shopper, such as an engraving. */
  isPersonal: boolean
}

/** An option as the shopper chose it (wire: item-options); `value` may hold escaped HTML, `print_value` is plain. */
export interface CustomOption {
  option_id: string
  label: string
  value: string
  print_value: string
  option_type: string
}

/** Options by item id: rows that name their item, or lists keyed by it (wire: item-options). */
export function parseCustomOptions(raw: unknown): Record<string, CustomOption[]> {
  const rows = Array.isArray(raw)
    ? raw.filter(isObject).map((row) => [toText(row.item_id), row.options] as const)
    : Object.entries(isObject(raw) ? raw : {}).map(
        ([id, row]) => [id, isObject(row) ? (row.options ?? row) : row] as const,
      )
  return Object.fromEntries(
    rows.map(([id, list]) => [id, toList(list).filter(isObject).map(parseCustomOption)]),
  )
}

const parseCustomOption = (row: JsonObject): CustomOption => ({
  option_id: toText(row.option_id),
  label: toText(row.label),
  value: toText(row.value),
  print_value: toText(row.print_value ?? row.value),
  option_type: toText(row.option_type),
})

/** Option types with a text field, in which the shopper types. */
const TYPED = ['field', 'area']

/** Labels of the options that shoppers type. */
export const typedLabels = (options: readonly CustomOption[]): string[] => [
  ...new Set(
    options.filter((option) => TYPED.includes(option.option_type)).map(({ label }) => decodeHtml(label)),
  ),
]

/**
 * The options of an item: those of its row, with the printed form of those the shopper typed, then those that only the
 * custom options call returns (wire: item-options). An option that it does not return counts as typed by one of the
 * `typed` labels.
 */
export function itemOptions(
  item: Pick<QuoteItem, 'options'>,
  customOptions: readonly Omit<CustomOption, 'option_id'>[] = [],
  typed: readonly string[] = [],
): ItemOption[] {
  const custom = customOptions
    .map((option) => ({
      label: decodeHtml(option.label),
      value: decodeHtml(option.print_value || option.value),
      isPersonal: TYPED.includes(option.option_type),
    }))
    .filter(({ value }) => value !== '')
  const known = new Set(item.options.map(({ label }) => label))
  const own = item.options.map(
    (option) =>
      custom.find(({ label }) => label === option.label) ?? {
        ...option,
        isPersonal: typed.includes(option.label),
      },
  )
  return [...own, ...custom.filter(({ label }) => !known.has(label))]
}
