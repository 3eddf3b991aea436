import type { PaymentMethod } from '../../state/payment-method.ts'
import { orderThenLeave, resumeUnpaid } from '../../redirect/order-then-leave.ts'
import { payerForm } from '../forms.ts'
import { Notice } from '#ui/Notice.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { ErrorBoundary, lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

const CardStoreForm = lazyWidgetPart(
  async () => (await importPart(() => import('./CardStoreForm.tsx'))).CardStoreForm,
  {
    namespaces: ['payment'],
    fallback: skeletonOrRetry(2),
  },
)

export const CardStoreDetails = () => (
  <ErrorBoundary fallback={<Broken />}>
    <CardStoreForm />
  </ErrorBoundary>
)

function Broken() {
  return <Notice type="error">{useCommon()('state.failed')}</Notice>
}

/**
 * Paid at a convenience store: name and telephone go with the order, then the page with the payment code
 * (wire: place-order).
 */
export const cardStore: PaymentMethod = {
  codes: ['c_store'],
  Details: CardStoreDetails,
  isComplete: payerForm.isComplete,
  async placeOrder(order) {
    const payer = payerForm.submit()
    if (!payer) return { type: 'stay', step: 'payment_method' }
    const page = { path: 'oceanpaymentcreditcard/payment/redirect' }
    return orderThenLeave(order, page, { cstore_name: payer.name, cstore_phone: payer.phone })
  },
  resume: resumeUnpaid,
}
