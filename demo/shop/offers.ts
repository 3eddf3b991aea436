/** What the membership costs and what it gives back for return shipping, USD cents. */
export const PRIME_RETURN_CREDIT = 900

/** `price_type` 2 on a line makes it a special offer (§4). */
export const OFFER = 2

/** USD cents of what the offers list sells, by sku. */
export const specialOffers: Record<string, { price: number; minimum: number }> = {
  'OFF-1': { price: 990, minimum: 0 },
  'OFF-2': { price: 400, minimum: 0 },
}
export const freeGifts: Record<string, { minimum: number }> = { 'FREE-1': { minimum: 10_000 } }
export const VISITOR_GIFT = 'FREE-2'
export const PRIME = 'PRIME'
