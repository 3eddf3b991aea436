import { useEffect } from 'react'
import { $totals } from '#cart/state/cart.ts'
import { keepOrder } from '#order/state/keep-order.ts'
import { removePlacedOrder } from '#order/state/placed-order.ts'
import { usePaymentName } from '#payment/view/usePaymentName.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import type { Order } from '#order/state/order.ts'
import { $pickup, $rate } from '#delivery/state/delivery.ts'
import { beforeOrder } from '../state/order/before-order.ts'
import { $orderStatus } from '#order/state/status.ts'

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
