import { useStore } from '@nanostores/react'
import { $item } from '../../state/cart/items'
import { requestQuantity, cancelQuantity } from '../../state/cart/quantities'

/** The quantity to show: the one the shopper requested, in any island, else the server's. */
export function useQuantity(itemId: string, value: number) {
  const { pending } = useStore($item(itemId))
  return {
    shown: pending ?? value,
    request: (qty: number) => void requestQuantity(itemId, qty),
    cancel: () => cancelQuantity(itemId),
  }
}
