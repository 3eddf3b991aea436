import { restRoot } from '#http/cart-path.ts'
import { postIdempotent, sendJson } from '#http/client.ts'
import { toJson } from '#dom/safe-json.ts'
import { type JsonObject, readObject } from '#lib/json.ts'
import { MONEY_TIMEOUT } from '../rules/provider.ts'

/** An order that was paid: the shop prints its number, and the masked id of a guest's cart. */
export interface PaidOrder {
  orderId: string
  cart: string
}

const routeOf = ({ cart }: PaidOrder) => (cart ? `guest-carts/${encodeURIComponent(cart)}` : 'carts/mine')

/** A customer's route needs the order, and a guest's refuses what it does not know. */
const bodyOf = ({ orderId, cart }: PaidOrder) => (cart ? {} : { orderId })

/** Returns the cause to give for, or undefined where the shop has no cause. `slug` is the provider's name. Throws ApiError. */
export async function getCampaign(slug: string, order: PaidOrder): Promise<JsonObject | undefined> {
  const path = `${restRoot()}/${slug}/orders/${routeOf(order)}/donation-campaigns`
  const campaign = readObject(await postIdempotent(path, bodyOf(order)))
  return campaign.donation ? campaign : undefined
}

/** Gives, once: the shop charges what the order was paid with. Throws ApiError. */
export async function donate(slug: string, order: PaidOrder, data: object): Promise<void> {
  const path = `${restRoot()}/${slug}/orders/${routeOf(order)}/donations`
  await sendJson('POST', path, { payload: toJson(data), ...bodyOf(order) }, { timeout: MONEY_TIMEOUT })
}
