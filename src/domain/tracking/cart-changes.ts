import { isFreeGift, isSpecialOffer, type QuoteItem } from '../cart/cart'
import { num } from '../money/decimal'
import { isObject, toList, toText } from '../json'
import { fromMinor, toMinor } from '../money/money'
import type { Ecommerce, Switched, TrackedItem, TrackedName } from './events'

/** A line of the cart as analytics saw it last. */
export interface SeenItem extends TrackedItem {
  line: string
  kind: 'item' | 'offer' | 'prime'
}

/** The cart as analytics saw it last. It is kept between pages and tabs, so what is found changed was not told yet. */
export interface SeenCart {
  role: 'guest' | 'customer'
  /** Fingerprint of the cart's id, '' when there is none. */
  cart: string
  lines: SeenItem[]
  /** Fingerprint of the coupon in use, '' when there is none. */
  coupon: string
  insured: boolean
}

/** One thing that happened to the cart. */
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

export function seenItem(item: QuoteItem, primeSku: string): SeenItem {
  const isOffer = isFreeGift(item) || isSpecialOffer(item)
  return {
    line: item.item_id,
    kind: primeSku && item.sku === primeSku ? 'prime' : isOffer ? 'offer' : 'item',
    ...trackedItem(item),
  }
}

export function trackedItem(item: QuoteItem): TrackedItem {
  const { brand } = item.product.erp_extra
  return {
    item_id: item.sku,
    item_name: item.name,
    price: item.price_incl_tax,
    quantity: item.qty,
    ...(brand && { item_brand: brand }),
  }
}

/**
 * What happened between two looks at the cart, in the order it is told. A guest without an earlier look put everything
 * there; a cart that changed hands (login, logout) changed its lines without anybody's doing. `toWishlist` are the lines
 * being moved there just now.
 */
export function cartChanges(
  before: SeenCart | undefined,
  now: SeenCart,
  toWishlist: (line: string) => boolean = () => false,
): CartChange[] {
  const loggedIn: CartChange[] =
    before?.role === 'guest' && now.role === 'customer' ? [{ name: 'login', items: [] }] : []
  if (before ? before.role !== now.role : now.role === 'customer') return loggedIn
  const known = before?.cart === now.cart ? before : undefined
  return [
    ...lineChanges(known?.lines ?? [], now.lines, toWishlist),
    ...switched('coupon', known?.coupon ?? '', now.coupon),
    ...switched('insurance', known?.insured ? 'yes' : '', now.insured ? 'yes' : ''),
  ]
}

function lineChanges(before: SeenItem[], now: SeenItem[], toWishlist: (line: string) => boolean) {
  const find = (lines: SeenItem[], { line }: SeenItem) => lines.find((one) => one.line === line)
  const gone = before.filter((line) => !find(now, line)).map((line) => went(line, toWishlist(line.line)))
  const rest = now.flatMap((line) => {
    const old = find(before, line)
    if (!old) return [came(line)]
    return old.quantity === line.quantity ? [] : [change('change_quantity', line)]
  })
  return [...gone, ...rest]
}

function came(line: SeenItem): CartChange {
  return line.kind === 'item' ? change('add_to_cart', line) : change(line.kind, line, 'applied')
}

function went(line: SeenItem, isWish: boolean): CartChange {
  if (line.kind !== 'item') return change(line.kind, line, 'removed')
  return change(isWish ? 'add_to_wishlist' : 'remove_from_cart', line)
}

function change(name: CartChange['name'], line: SeenItem, action?: Switched): CartChange {
  const { line: _line, kind: _kind, ...item } = line
  return { name, items: [item], ...(action && { action }) }
}

function switched(name: 'coupon' | 'insurance', before: string, now: string): CartChange[] {
  return before === now ? [] : [{ name, action: now ? 'applied' : 'removed', items: [] }]
}

/** What these pieces are worth, summed in the smallest unit. */
export function ecommerceOf(items: TrackedItem[], currency: string): Ecommerce {
  const units = items.reduce((sum, { price, quantity }) => sum + toMinor(price, currency) * quantity, 0)
  return { currency, value: fromMinor(Math.round(units), currency), items }
}

/** A look kept as JSON; `undefined` when it is none, as another version may have written it. */
export function readSeenCart(text: string | null): SeenCart | undefined {
  let raw: unknown
  try {
    raw = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  if (!isObject(raw) || (raw.role !== 'guest' && raw.role !== 'customer')) return undefined
  return {
    role: raw.role,
    cart: toText(raw.cart),
    lines: toList(raw.lines).filter(isObject).map(readLine),
    coupon: toText(raw.coupon),
    insured: raw.insured === true,
  }
}

function readLine(raw: Record<string, unknown>): SeenItem {
  const brand = toText(raw.item_brand)
  return {
    line: toText(raw.line),
    kind: raw.kind === 'offer' || raw.kind === 'prime' ? raw.kind : 'item',
    item_id: toText(raw.item_id),
    item_name: toText(raw.item_name),
    price: num(raw.price),
    quantity: num(raw.quantity),
    ...(brand && { item_brand: brand }),
  }
}

/** Tells texts apart without keeping them (FNV-1a); '' stays ''. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return text && (hash >>> 0).toString(36)
}
