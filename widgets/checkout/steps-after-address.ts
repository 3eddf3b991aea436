/**
 * Exports the parts that the checkout needs only after the address: one chunk, fetched while the shopper
 * types.
 */
export { AddressSummary } from '#delivery/view/rates.tsx'
export { DeliveryStep } from './delivery/DeliveryStep.tsx'
export { DeliverySummary } from '#delivery/view/rates.tsx'
export { PaymentLine } from '#payment/view/text.tsx'
export { MethodLost, PaymentStep, ResumedAction } from './payment/PaymentStep.tsx'
export { registerMethods } from '#payment/methods/methods.tsx'
export { Refusal } from './order/PlaceOrder.tsx'
export { ReviewStep } from './order/ReviewStep.tsx'
