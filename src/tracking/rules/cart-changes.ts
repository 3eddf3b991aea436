import { grandTotal, segments, type Totals } from '#cart/rules/totals.ts'
import { isFreeGift, isSpecialOffer, type QuoteItem } from '#cart/rules/cart.ts'
import { num } from '#lib/money/decimal.ts'
import { isObject, readJson, toList, toText } from '#lib/json.ts'
import { fromMinor, toMinor } from '#lib/money/money.ts'
import type { Ecommerce, Switched, TrackedItem, TrackedName } from './events.ts'

/** An item as analytics saw it last. */
export interface SeenItem extends TrackedItem {
  quote_item_id: string
  kind: 'item' | 'offer' | 'prime'
}

/** The cart as analytics saw it last, stored for all pages and tabs: each difference from it is one new event. */
export interface SeenCart {
  role: 'guest' | 'customer'
  /** Fingerprint of the cart's id; '' without a cart. */
  cart: string
  items: SeenItem[]
  /** Fingerprint of the coupon in use; '' without a coupon. */
  coupon: string
  tariffInsurance: boolean
}

/** An event about the cart. */
export interface CartChange {
  name: Extract<
    TrackedName,
    | 'add_to_cart'
    | 'change_quantity'
    | 'remove_from_cart'
    | 'add_to_wishlist'
    | 'offer'
    | 'prime'
    | 'coupon'
    | 'insurance'
    | 'login'
  >
  action?: Switched
  items: TrackedItem[]
}

export function seenItem(item: QuoteItem, primeSku: string, share?: number): SeenItem {
  const isOffer = isFreeGift(item) || isSpecialOffer(item)
  return {
    quote_item_id: item.item_id,
    kind: primeSku && item.sku === primeSku ? 'prime' : isOffer ? 'offer' : 'item',
    ...trackedItem(item, share),
  }
}

export function trackedItem(item: QuoteItem, share?: number): TrackedItem {
  const { brand } = item.product.erp_extra
  return {
    item_id: item.sku,
    item_name: item.name,
    ...unitAmounts(item, share),
    quantity: item.qty,
    ...(brand && { item_brand: brand }),
  }
}

/**
 * Returns the price and the discount of one unit. Parts of a cent are kept, so that the units come to the row. `share` is
 * `untaxedShare` of the totals.
 */
export function unitAmounts(row: Pick<QuoteItem, 'qty' | 'row_total' | 'discount_amount'>, share = 1) {
  const discount = Math.abs(row.discount_amount) * share
  const perUnit = (amount: number) => Number((amount / (row.qty || 1)).toFixed(6))
  return { price: perUnit(row.row_total - discount), ...(discount && { discount: perUnit(discount) }) }
}

/**
 * The events between two looks at the cart, in the order they are sent. Without an earlier look a guest has added everything;
 * login and logout change the items without any event but `login`. `isWishlisted`: is this quote item being moved to the
 * wish list?
 */
export function cartChanges(
  before: SeenCart | undefined,
  now: SeenCart,
  isWishlisted: (quote_item_id: string) => boolean = () => false,
): CartChange[] {
  const loggedIn: CartChange[] =
    before?.role === 'guest' && now.role === 'customer' ? [{ name: 'login', items: [] }] : []
  if (before ? before.role !== now.role : now.role === 'customer') return loggedIn
  const known = before?.cart === now.cart ? before : undefined
  return [
    ...itemChanges(known?.items ?? [], now.items, isWishlisted),
    ...switched('coupon', known?.coupon ?? '', now.coupon),
    ...switched('insurance', known?.tariffInsurance ? 'yes' : '', now.tariffInsurance ? 'yes' : ''),
  ]
}

function itemChanges(before: SeenItem[], now: SeenItem[], isWishlisted: (quote_item_id: string) => boolean) {
  const find = (items: SeenItem[], { quote_item_id }: SeenItem) =>
    items.find((item) => item.quote_item_id === quote_item_id)
  const gone = before
    .filter((item) => !find(now, item))
    .map((item) => removed(item, isWishlisted(item.quote_item_id)))
  const rest = now.flatMap((item) => {
    const old = find(before, item)
    if (!old) return [added(item)]
    const more = item.quantity - old.quantity
    if (!more) return []
    const moved = { ...item, quantity: Math.abs(more) }
    return [change(more > 0 ? 'add_to_cart' : 'remove_from_cart', moved), change('change_quantity', item)]
  })
  return [...gone, ...rest]
}

function added(item: SeenItem): CartChange {
  return item.kind === 'item' ? change('add_to_cart', item) : change(item.kind, item, 'applied')
}

function removed(item: SeenItem, isWishlisted: boolean): CartChange {
  if (item.kind !== 'item') return change(item.kind, item, 'removed')
  return change(isWishlisted ? 'add_to_wishlist' : 'remove_from_cart', item)
}

function change(name: CartChange['name'], seen: SeenItem, action?: Switched): CartChange {
  const { quote_item_id: _id, kind: _kind, ...item } = seen
  return { name, items: [item], ...(action && { action }) }
}

function switched(name: 'coupon' | 'insurance', before: string, now: string): CartChange[] {
  return before === now ? [] : [{ name, action: now ? 'applied' : 'removed', items: [] }]
}

/** Items and their value, rounded once. */
export function ecommerceOf(items: TrackedItem[], currency: string): Ecommerce {
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return { currency, value: fromMinor(toMinor(Number(value.toFixed(4)), currency), currency), items }
}

const OF_ITEMS = ['subtotal', 'discount', 'grand_total']

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

/**
 * How much of the discount is without tax: a shop whose prices contain the tax may take it off those, and its totals do not
 * say so. It is what the discount has to be for the rows to come to the grand total.
 */
export function untaxedShare(totals: Totals | undefined): number {
  const discount = Math.abs(totals?.discount_amount ?? 0)
  if (!totals || !discount) return 1
  const others = segments(totals).filter(({ code }) => ![...OF_ITEMS, 'tax', 'shipping'].includes(code))
  const before =
    sum(totals.items.map(({ row_total }) => row_total)) +
    totals.tax_amount +
    totals.shipping_amount +
    sum(others.map(({ value }) => value))
  const share = (before - grandTotal(totals)) / discount
  return share > 0.5 && share < 1 ? share : 1
}

/**
 * The amounts of a cart besides those of its items. The part of a discount that reduces the delivery is not
 * counted as a discount of the items.
 */
export function amountsBeside(totals: Totals): Partial<Ecommerce> {
  const { quote_currency_code: currency } = totals
  const share = untaxedShare(totals)
  const ofItems = sum(totals.items.map(({ discount_amount }) => Math.abs(discount_amount)))
  const rounded = (amount: number) => fromMinor(toMinor(Number(amount.toFixed(4)), currency), currency)
  const discount = rounded(ofItems * share)
  const ofShipping = (Math.abs(totals.discount_amount) - ofItems) * share
  return {
    tax: totals.tax_amount,
    shipping: rounded(Math.max(0, totals.shipping_amount - ofShipping)),
    ...(discount && { discount }),
  }
}

/** A stored look; `undefined` when it is malformed, as another version may have written it. */
export function readSeenCart(kept: unknown): SeenCart | undefined {
  const raw = readJson(kept)
  if (!isObject(raw) || (raw.role !== 'guest' && raw.role !== 'customer')) return undefined
  return {
    role: raw.role,
    cart: toText(raw.cart),
    items: toList(raw.items).filter(isObject).map(readSeenItem),
    coupon: toText(raw.coupon),
    tariffInsurance: raw.tariffInsurance === true,
  }
}

function readSeenItem(raw: Record<string, unknown>): SeenItem {
  const brand = toText(raw.item_brand)
  return {
    quote_item_id: toText(raw.quote_item_id),
    kind: raw.kind === 'offer' || raw.kind === 'prime' ? raw.kind : 'item',
    item_id: toText(raw.item_id),
    item_name: toText(raw.item_name),
    price: num(raw.price),
    ...(num(raw.discount) && { discount: num(raw.discount) }),
    quantity: num(raw.quantity),
    ...(brand && { item_brand: brand }),
  }
}

/** Hash of a text that is compared but not stored (FNV-1a); '' for ''. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return text && (hash >>> 0).toString(36)
}
