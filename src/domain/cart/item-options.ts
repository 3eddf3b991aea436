import type { QuoteItem } from './cart'
import { decodeHtml } from '../html-text'

/** One choice of the shopper for a line, ready to read. */
export interface ItemOption {
  label: string
  value: string
  /** The shopper's own words, such as an engraving. */
  isPersonal: boolean
}

/** What the custom options call says of one option (b.37). */
interface Told {
  label: string
  value: string
  print_value: string
  option_type: string
}

/** Types the shopper writes into. */
const WRITTEN = new Set(['field', 'area'])

/**
 * The options of a line: those of its row, the written ones marked and as they print, and after them those that only the
 * custom options call knows.
 */
export function itemOptions(item: Pick<QuoteItem, 'options'>, told: readonly Told[] = []): ItemOption[] {
  const custom = told
    .map((option) => ({
      label: decodeHtml(option.label),
      value: decodeHtml(option.print_value || option.value),
      isPersonal: WRITTEN.has(option.option_type),
    }))
    .filter(({ value }) => value !== '')
  const known = new Set(item.options.map(({ label }) => label))
  const own = item.options.map(
    (option) => custom.find(({ label }) => label === option.label) ?? { ...option, isPersonal: false },
  )
  return [...own, ...custom.filter(({ label }) => !known.has(label))]
}
