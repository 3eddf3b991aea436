import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { $pendingQuantities, requestQuantity, cancelQuantity } from '../../state/cart/quantities'

/** The quantity to show: the one the shopper requested, in any island, else the server's. */
export function useQuantity(itemId: string, value: number) {
  const keys = useMemo(() => [itemId], [itemId])
  const pending = useStore($pendingQuantities, { keys })[itemId]
  return {
    shown: pending ?? value,
    request: (qty: number) => void requestQuantity(itemId, qty),
    cancel: () => cancelQuantity(itemId),
  }
}
