/** What the checkout needs only after the address: fetched together while the shopper types. */
export { paymentMethods } from './payment/methods'
export { PaymentLine } from './payment/PaymentLine'
export { PaymentStep } from './payment/PaymentStep'
export { Refusal } from './place/Refusal'
export { ShippingLine } from './shipping/ShippingLine'
export { ShippingStep } from './shipping/ShippingStep'
export { MethodLost } from './summary/MethodLost'
export { ReviewStep } from './summary/ReviewStep'
