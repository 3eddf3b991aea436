import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { $pendingQuantities, requestQuantity, cancelQuantity } from '../../state/cart/quantities'

/** The pieces of a line to show: those the shopper asks for, on whichever island, else the shop's number. */
export function useQuantity(itemId: string, value: number) {
  const keys = useMemo(() => [itemId], [itemId])
  const wish = useStore($pendingQuantities, { keys })[itemId]
  return {
    shown: wish ?? value,
    ask: (qty: number) => void requestQuantity(itemId, qty),
    takeBack: () => cancelQuantity(itemId),
  }
}
