import { importPart } from '../../../../../src/host/page/import-part'
import { skeletonOrRetry } from '../../../../../src/ui/skeletonOrRetry'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'
import { sendOrder } from '../../../../../src/state/order/send-order'
import type { PaymentMethod } from '../../../state/payment/payment-method'
import { submitNumberForm } from './number-form'

const PurchaseOrderForm = lazyWidgetPart(
  async () => (await importPart(() => import('./PurchaseOrderForm'))).PurchaseOrderForm,
  { namespaces: ['payment'], fallback: skeletonOrRetry(1) },
)

/** A company pays later, by the number of its own order, which Magento requires (b.2). */
export const purchaseOrder: PaymentMethod = {
  codes: ['purchaseorder'],
  Details: PurchaseOrderForm,
  isComplete: () => submitNumberForm() !== undefined,
  async placeOrder(order) {
    const po_number = submitNumberForm()
    if (!po_number) return { type: 'stay', step: 'payment_method' }
    return { type: 'done', orderId: await sendOrder({ ...order, po_number }) }
  },
}
