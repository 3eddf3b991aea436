/** What the checkout needs only after the address: one chunk, fetched while the shopper types. */
export { DeliveryStep } from './delivery/DeliveryStep'
export { DeliverySummary } from './delivery/DeliverySummary'
export { PaymentLine } from './payment/PaymentLine'
export { PaymentStep } from './payment/PaymentStep'
export { paymentMethods } from './payment/methods'
export { MethodLost } from './summary/MethodLost'
export { Refusal } from './order/Refusal'
export { ReviewStep } from './order/ReviewStep'
