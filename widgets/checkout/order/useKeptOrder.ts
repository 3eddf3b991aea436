import { useEffect } from 'react'
import { $totals } from '../../../src/state/cart/cart'
import { keepOrder } from '../../../src/state/order/keep-order'
import { removePlacedOrder } from '../../../src/state/order/placed-order'
import { usePaymentName } from '../payment/usePaymentName'
import { $savedAddress } from '../state/addresses'
import type { Order } from '../../../src/state/order/order'
import { $pickup, $rate } from '../state/delivery/delivery'
import { beforeOrder } from '../state/order/before-order'
import { $orderStatus } from '../state/order/status'

/** Each order is kept as it is sent, for the page that confirms it, and forgotten when nothing came of it. */
export function useKeptOrder(): void {
  const payment = usePaymentName()
  useEffect(() => {
    const keep = async (order: Order) => {
      const totals = $totals.get()
      const pickup = $pickup.get()
      const shipping = pickup?.address ?? $savedAddress.get()?.shipping
      if (totals) keepOrder(order, { totals, shipping, store: pickup?.name, rate: $rate.get(), payment })
    }
    beforeOrder.add(keep)
    const stop = $orderStatus.listen((status) => status === 'idle' && removePlacedOrder())
    return () => {
      stop()
      beforeOrder.delete(keep)
    }
  }, [payment])
}
