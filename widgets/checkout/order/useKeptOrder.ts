import { useEffect } from 'react'
import { $items, $totals } from '../../../src/state/cart/cart'
import { $taxDisplay } from '../../../src/state/cart/tax-display'
import { keepPlacedOrder, removePlacedOrder } from '../../../src/state/order/placed-order'
import { $checkoutConfig } from '../../../src/state/page/config'
import { $currency } from '../../../src/state/page/context'
import { toText } from '../../../src/domain/json'
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
    const keep = async (order: Order) => keepOrder(order, payment)
    beforeOrder.add(keep)
    const stop = $orderStatus.listen((status) => status === 'idle' && removePlacedOrder())
    return () => {
      stop()
      beforeOrder.delete(keep)
    }
  }, [payment])
}

function keepOrder({ cart, email, method, billing }: Order, payment: string) {
  const totals = $totals.get()
  if (!totals) return
  const pickup = $pickup.get()
  keepPlacedOrder({
    sentAt: Date.now(),
    isGuest: !cart.customer,
    email: email ?? toText($checkoutConfig.get()?.customerData.email),
    shipping: pickup?.address ?? $savedAddress.get()?.shipping,
    store: pickup?.name,
    billing,
    items: $items.get() ?? [],
    totals,
    taxDisplay: $taxDisplay.get(),
    currency: $currency.get(),
    rate: $rate.get(),
    method,
    payment,
  })
}
