import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { JsonObject } from '#lib/json.ts'
import { $context, $currency, $knownCurrency } from '#storefront/state/context.ts'
import { clearDraft } from '#customer/state/kept-draft.ts'
import { takePlacedOrder } from '#order/state/take-placed-order.ts'
import { useFallback } from '#ui/island/fallback.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'

const OrderDetails = lazyWidgetPart(
  async () => (await importPart(() => import('./OrderDetails.tsx'))).OrderDetails,
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

interface Props {
  number: string
  total?: string
  donationOrder?: string
  donationCart?: string
  donationCampaign?: JsonObject
}

/**
 * Takes what the checkout has kept: a reload or another visit shows the shop's own page, and the next order begins without
 * what was entered for this one.
 */
export function OrderConfirmation({ total = '', donationOrder = '', donationCart = '', ...given }: Props) {
  const [kept] = useState(takeOrder)
  const currency = useStore($currency)
  const context = useStore($context)
  const isKnown = useStore($knownCurrency) ?? context
  // Amounts would be shown as another money's.
  const order = isKnown && kept?.currency === currency ? kept : undefined
  useFallback(!order)
  return order ? <OrderDetails {...given} {...{ total, order, donationOrder, donationCart }} /> : null
}
