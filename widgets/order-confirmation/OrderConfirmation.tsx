import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { $context, $currency, $knownCurrency } from '../../src/state/page/context'
import { clearDraft } from '../../src/state/order/kept-draft'
import { takePlacedOrder } from '../../src/state/order/placed-order'
import { useFallback } from '../../src/ui/island/fallback'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import { importPart } from '../../src/host/page/import-part'

const OrderDetails = lazyWidgetPart(
  async () => (await importPart(() => import('./OrderDetails'))).OrderDetails,
  {
    style: 'order-confirmation-details',
    fallback: skeletonOrRetry(6),
  },
)

function takeOrder() {
  const order = takePlacedOrder()
  // The checkout leaves it where the order is paid on another page: the shopper might come back.
  if (order) clearDraft()
  return order
}

/**
 * Takes what the checkout has kept: a reload or another visit shows the shop's own page, and the next order begins without
 * what was entered for this one.
 */
export function OrderConfirmation({ number, total = '' }: { number: string; total?: string }) {
  const [kept] = useState(takeOrder)
  const currency = useStore($currency)
  const context = useStore($context)
  const isKnown = useStore($knownCurrency) ?? context
  // Amounts would be shown as another money's.
  const order = isKnown && kept?.currency === currency ? kept : undefined
  useFallback(!order)
  return order ? <OrderDetails number={number} total={total} order={order} /> : null
}
