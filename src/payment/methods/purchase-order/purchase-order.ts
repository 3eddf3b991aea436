import { importPart } from '#dom/import-part.ts'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { sendOrder } from '#order/state/send-order.ts'
import type { PaymentMethod } from '../../state/payment-method.ts'
import { numberForm } from '../forms.ts'

const PurchaseOrderForm = lazyWidgetPart(
  async () => (await importPart(() => import('./PurchaseOrderForm.tsx'))).PurchaseOrderForm,
  { namespaces: ['payment'], fallback: skeletonOrRetry(1) },
)

/** A company pays later, by the number of its own order, which Magento requires (wire: place-order). */
export const purchaseOrder: PaymentMethod = {
  codes: ['purchaseorder'],
  Details: PurchaseOrderForm,
  isComplete: numberForm.isComplete,
  async placeOrder(order) {
    const po_number = numberForm.submit()
    if (!po_number) return { type: 'stay', step: 'payment_method' }
    return { type: 'done', orderId: await sendOrder({ ...order, po_number }) }
  },
}
