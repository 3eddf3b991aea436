import { $item, shownQuantity } from '../../state/items.ts'
import { MAX_QUANTITY } from '../../rules/item-quantity.ts'
import { valueText } from '#i18n/view/i18n.ts'

/**
 * Writes into an item's row what changes with every press: its quantity and whether it is busy. A quantity the shopper is
 * typing stays: it differs from the field's default value, which is the last one written.
 */
export function bindItem(row: HTMLElement, itemId: string): () => void {
  const field = row.querySelector<HTMLInputElement>('.bzl-quantity__input')
  const more = row.querySelector('[data-bzl-action="increase"]')
  return $item(itemId).subscribe((state) => {
    row.setAttribute('aria-busy', String(Boolean(state.isLeaving) || state.pending !== undefined))
    if (!field) return
    const qty = shownQuantity(state)
    const text = valueText(qty)
    // The same number written again would be a layout shift of the text inside the field.
    if (field.defaultValue !== text) {
      const isTyping = field.value !== field.defaultValue
      field.defaultValue = text
      if (!isTyping) field.value = field.defaultValue
    }
    more!.setAttribute('aria-disabled', String(qty >= MAX_QUANTITY))
  })
}
