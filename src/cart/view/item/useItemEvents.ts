import { useLayoutEffect, type RefObject } from 'react'
import { MAX_QUANTITY, readQuantity, steppedQuantity } from '../../rules/item-quantity.ts'
import { onEvent } from '#dom/events.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { $item, shownQuantity, stepOf } from '../../state/items.ts'
import { cancelQuantity, requestQuantity } from '../../state/quantities.ts'
import { removeItem } from '../../state/remove-item.ts'
import { importMoves, moveToWishlist } from '#wishlist/state/move-to-wishlist.ts'
import { singleFlight } from '#async/single-flight.ts'
import type { Text } from '#i18n/view/i18n.ts'
import type en from '#locales/en/cart.json'
import { useConfirm } from '#ui/useConfirm.ts'

/** The action of a control when it is pressed, from its `data-bzl-action`. */
export type ItemAction = 'decrease' | 'increase' | 'options' | 'wishlist' | 'remove'

/**
 * The controls of all items of a list, by one set of listeners. `onRemove` is called before the shopper removes an item,
 * `onChange` when its options are to be changed. A typed quantity counts when the field is left or Enter pressed.
 */
export function useItemEvents(
  text: Text<typeof en>,
  list: RefObject<HTMLElement | null>,
  onRemove: (itemId: string) => void,
  onChange: (itemId: string) => void,
): void {
  const confirm = useConfirm()
  useLayoutEffect(() => {
    const confirmRemoval = singleFlight(async (action: 'remove' | 'wishlist', itemId: string) => {
      // While the shopper reads the question.
      if (action === 'wishlist') importMoves().catch(() => undefined)
      if (!(await confirm(text(`item.${action}-question`)))) return
      onRemove(itemId)
      await (action === 'remove' ? removeItem : moveToWishlist)(itemId)
    })
    const setQuantity = (itemId: string, wanted: number) => {
      const qty = Math.min(wanted, MAX_QUANTITY)
      $item(itemId).setKey('error', undefined)
      if (qty <= 0 || (qty < 1 && !isDecimal(itemId))) {
        cancelQuantity(itemId)
        void confirmRemoval('remove', itemId)
      } else if (qty !== shownQuantity($item(itemId).get())) void requestQuantity(itemId, qty)
    }
    const changeQuantity = (itemId: string, by: 1 | -1) => setQuantity(itemId, stepped(itemId, by))
    const takeTyped = (field: HTMLInputElement, itemId: string) => {
      if (field.value === field.defaultValue) return
      const qty = readQuantity(field.value, isDecimal(itemId))
      field.value = field.defaultValue
      if (qty !== undefined) return setQuantity(itemId, qty)
      // The reason of the time before goes first: what stays is announced once.
      $item(itemId).setKey('error', undefined)
      nextFrame(() => $item(itemId).setKey('error', invalid(itemId, field.defaultValue)))
    }
    const handleClick = (event: MouseEvent) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-bzl-action]')
      if (!control) return
      const itemId = itemIdOf(control)
      const action = control.dataset.bzlAction as ItemAction
      if (action === 'decrease') changeQuantity(itemId, -1)
      else if (action === 'increase') changeQuantity(itemId, 1)
      else if (action === 'options') {
        // With these the link opens elsewhere.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onChange(itemId)
      } else void confirmRemoval(action, itemId)
    }
    const handleKey = ({ target, key, isComposing }: KeyboardEvent) => {
      if (!isQuantity(target)) return
      const itemId = itemIdOf(target)
      if (key === 'Enter' && !isComposing) takeTyped(target, itemId)
      const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
      if (!by) return
      target.value = target.defaultValue
      if (stepped(itemId, by) > 0) changeQuantity(itemId, by)
    }
    const handleBlur = ({ target }: Event) => {
      if (isQuantity(target)) takeTyped(target, itemIdOf(target))
    }
    const root = list.current!
    const stops = [
      onEvent(root, 'click', handleClick),
      onEvent(root, 'keydown', handleKey),
      onEvent(root, 'focusout', handleBlur),
    ]
    return () => stops.forEach((stop) => stop())
  }, [text, list, onRemove, onChange, confirm])
}

const stepped = (itemId: string, by: 1 | -1) => {
  const state = $item(itemId).get()
  return steppedQuantity(shownQuantity(state), by, stepOf(state))
}

const isDecimal = (itemId: string) => $item(itemId).get().item?.is_qty_decimal

const invalid = (itemId: string, qty: string) => ({
  key: isDecimal(itemId) ? 'item.number-invalid' : 'item.quantity-invalid',
  values: { qty },
})

const isQuantity = (target: EventTarget | null): target is HTMLInputElement =>
  (target as Element).matches('.bzl-quantity__input')

const itemIdOf = (control: Element) => control.closest<HTMLElement>('[data-bzl-item]')!.dataset.bzlItem!
