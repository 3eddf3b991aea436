/**
 * Exports the parts that the checkout needs only after the address: one chunk, fetched while the shopper
 * types.
 */
export { AddressSummary } from './address/AddressSummary.tsx'
export { DeliveryStep } from './delivery/DeliveryStep.tsx'
export { DeliverySummary } from '#delivery/view/DeliverySummary.tsx'
export { PaymentLine } from '#payment/view/PaymentLine.tsx'
export { ResumedAction } from './payment/ResumedAction.tsx'
export { PaymentStep } from './payment/PaymentStep.tsx'
export { registerMethods } from '#payment/methods/register-methods.ts'
export { MethodLost } from './summary/MethodLost.tsx'
export { Refusal } from './order/PlaceOrder.tsx'
export { ReviewStep } from './order/ReviewStep.tsx'
