import { readJson, toList, toText } from '#lib/json.ts'
import { num } from '#lib/money/money.ts'
import type { CheckoutStep } from '#checkout/rules/steps.ts'

/** A product and its quantity in an event. Nothing in it identifies the shopper. */
export interface TrackedItem {
  item_id: string
  item_name: string
  /** The price of one unit, without tax and after its discount. */
  price: number
  /** The discount of one unit. */
  discount?: number
  quantity: number
  item_brand?: string
}

/**
 * The value of an event: what its items come to, without tax and after discounts, before and after the address is known. The
 * other amounts of the cart stand beside it. A coupon's code is not sent: it may be one person's.
 */
export interface Ecommerce {
  currency: string
  value: number
  tax?: number
  shipping?: number
  discount?: number
  items: TrackedItem[]
}

export type Switched = 'applied' | 'removed'

/** Every analytics event by name, with its fields besides the id. */
export interface TrackedEvents {
  /** The drawer opened, or the cart's page was shown. */
  view_cart: { ecommerce: Ecommerce }
  /** `items` are those added or removed, also of one item whose quantity has changed. */
  add_to_cart: { ecommerce: Ecommerce }
  /** The item as it is after the change. */
  change_quantity: { ecommerce: Ecommerce }
  remove_from_cart: { ecommerce: Ecommerce }
  add_to_wishlist: { ecommerce: Ecommerce }
  begin_checkout: { ecommerce: Ecommerce }
  checkout_step: { step: string; step_number: number; ecommerce: Ecommerce }
  add_shipping_info: { ecommerce: Ecommerce & { shipping_tier: string } }
  add_payment_info: { ecommerce: Ecommerce & { payment_type: string } }
  coupon: { action: Switched; ecommerce: Ecommerce }
  offer: { action: Switched; ecommerce: Ecommerce }
  prime: { action: Switched; ecommerce: Ecommerce }
  insurance: { action: Switched; ecommerce: Ecommerce }
  purchase: { ecommerce: Ecommerce & { transaction_id: string; payment_type: string } }
  login: object
  sign_up: object
  /** `source` says where the error was shown. The error's text is never sent. */
  error_shown: { source: string }
}

export type TrackedName = keyof TrackedEvents

/** The marketing service's names. Errors are not sent there. */
export const MARKETING_NAMES: Record<Exclude<TrackedName, 'error_shown'>, string> = {
  view_cart: 'ViewCart',
  add_to_cart: 'AddToCart',
  change_quantity: 'ChangeQuantity',
  remove_from_cart: 'RemoveFromCart',
  add_to_wishlist: 'AddToWishlist',
  begin_checkout: 'InitiateCheckout',
  checkout_step: 'CheckoutStep',
  add_shipping_info: 'AddShippingInfo',
  add_payment_info: 'AddPaymentInfo',
  coupon: 'Coupon',
  offer: 'Offer',
  prime: 'Prime',
  insurance: 'Insurance',
  purchase: 'Purchase',
  login: 'Login',
  sign_up: 'CompleteRegistration',
}

const ALLOWED = new Set(
  (
    'event event_id action step step_number source ecommerce currency value tax shipping discount items item_id ' +
    'item_name price quantity ' +
    'item_brand shipping_tier payment_type transaction_id'
  ).split(' '),
)

/** The event without any field that is not on the list, at every depth: types do not exist at run time. */
export function onlyAllowed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(onlyAllowed) as T
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([name, member]) => ALLOWED.has(name) && member !== undefined)
  return Object.fromEntries(members.map(([name, member]) => [name, onlyAllowed(member)])) as T
}

/** The checkout event is due at the first step, and only when the base grand total is above 0 (rule: checkout-event). */
export function isCheckoutEventDue(step: CheckoutStep, base_grand_total: unknown): boolean {
  return step === 'shipping_address' && num(base_grand_total) > 0
}

/** A marketing event (wire: marketing-events). It never carries a name, an e-mail or an address. */
export interface MarketingEvent {
  pixels: string[]
  event: { name: string; id: string }
  custom_data: { currency?: string; value?: number; content_ids?: string[]; num_items?: number }
}

/** `id` must be the browser event's own, so that the two are counted once. */
export function marketingEvent(
  event: { name: string; id: string },
  pixels: readonly string[],
  ecommerce?: Ecommerce,
): MarketingEvent {
  return { pixels: [...pixels], event, custom_data: ecommerce ? customData(ecommerce) : {} }
}

const customData = ({ currency, value, items }: Ecommerce) => ({
  currency,
  value: num(value),
  content_ids: items.map((item) => item.item_id).filter(Boolean),
  num_items: items.reduce((sum, item) => sum + num(item.quantity), 0),
})

/**
 * Reads the pixel ids of the shop's setting (wire: settings): JSON text of one id, a list, or entries with an `id`.
 * `undefined` if the setting is malformed: it is skipped, and the caller logs it (rule: pixel-setting). Without the
 * setting the list is empty.
 */
export function readPixels(setting: unknown): string[] | undefined {
  if (setting === undefined || setting === null || setting === '') return []
  const value = readJson(setting)
  if (typeof value === 'number' || typeof value === 'string') return pixelIds([value])
  return typeof value === 'object' && value !== null ? pixelIds(toList(value)) : undefined
}

function pixelIds(list: unknown[]): string[] | undefined {
  const ids = list.map((entry) =>
    typeof entry === 'object' && entry !== null ? toText((entry as { id?: unknown }).id) : toText(entry),
  )
  return ids.every((id) => /^\w{1,64}$/.test(id)) ? ids : undefined
}
