/** A shipping rate (rule: entities, wire: shapes): amounts in the quote's currency, `base_amount` in base currency. */
export interface ShippingRate {
  carrier_code: string
  /** '' in the error row of a carrier that cannot ship (trap: rates-without-a-method). */
  method_code: string
  carrier_title?: string
  method_title?: string
  amount: number
  base_amount: number
  available: boolean
  error_message?: string
  price_excl_tax: number
  price_incl_tax: number
}

export type RateCodes = Pick<ShippingRate, 'carrier_code' | 'method_code'>

/** Magento's pickup in a store: an order with it needs a place (wire: store-pickup). */
export const isPickup = (rate: RateCodes | undefined): boolean => rate?.carrier_code === 'instore'

/** `carrier_method`. For comparing only: codes may hold `_` themselves, so it is never split. */
export function rateKey(rate: RateCodes): string {
  return `${rate.carrier_code}_${rate.method_code}`
}
