/** The part of a wallet's sheet that the shop does not accept. */
export type RefusedPart = 'unserved' | 'address' | 'billing' | 'rate' | 'coupon' | 'order'

/** Why the shop does not accept what a wallet's sheet holds, in the wallet's own form of an error. */
export interface SheetRefusal {
  part: RefusedPart
  /** The address's field, by our name of it. */
  field?: string
  text: string
}

const GOOGLE: Record<RefusedPart, [reason: string, intent: string]> = {
  unserved: ['SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_ADDRESS'],
  address: ['SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  billing: ['PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION'],
  rate: ['SHIPPING_OPTION_INVALID', 'SHIPPING_OPTION'],
  coupon: ['OFFER_INVALID', 'OFFER'],
  order: ['OTHER_ERROR', 'PAYMENT_AUTHORIZATION'],
}

/** developers.google.com/pay/api/web/reference/response-objects#PaymentDataError */
export function googleError({ part, text }: SheetRefusal) {
  const [reason, intent] = GOOGLE[part]
  return { reason, intent, message: text }
}

const APPLE: Record<RefusedPart, string> = {
  unserved: 'addressUnserviceable',
  address: 'shippingContactInvalid',
  billing: 'billingContactInvalid',
  rate: 'shippingContactInvalid',
  coupon: 'couponCodeInvalid',
  order: 'unknown',
}

const APPLE_FIELDS: Record<string, string> = {
  email: 'emailAddress',
  firstname: 'name',
  lastname: 'name',
  telephone: 'phoneNumber',
  street1: 'addressLines',
  street2: 'addressLines',
  city: 'locality',
  region: 'administrativeArea',
  postcode: 'postalCode',
  country_id: 'country',
}

/** Returns the properties of an `ApplePayError`. */
export function appleError({ part, field, text }: SheetRefusal) {
  const contactField = part === 'address' || part === 'billing' ? APPLE_FIELDS[field ?? ''] : undefined
  return { code: APPLE[part], contactField, message: text }
}

const PAYPAL: Record<string, string> = {
  country_id: 'COUNTRY_ERROR',
  region: 'STATE_ERROR',
  postcode: 'ZIP_ERROR',
}

/** The reason PayPal's sheet takes; it has words of its own for it. */
export function paypalError({ part, field }: SheetRefusal): string {
  if (part === 'unserved') return 'COUNTRY_ERROR'
  if (part === 'address') return PAYPAL[field ?? ''] ?? 'ADDRESS_ERROR'
  return part === 'rate' ? 'METHOD_UNAVAILABLE' : 'STORE_UNAVAILABLE'
}
