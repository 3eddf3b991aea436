import type { Product, ProductOption } from './catalogue'
import type { Shop } from './shop'
import type { Session } from './records'
import type { Cart, CartItem, ItemOption } from './quote'

/** The cart a visitor fills: the customer's open one, else the session's; `undefined` before the first item. */
export function cartOf(shop: Shop, session: Session): Cart | undefined {
  if (session.customerId !== undefined) return customerCart(shop, session.customerId)
  const cart = session.cartId === undefined ? undefined : shop.carts.get(session.cartId)
  return cart?.active && cart.customerId === undefined ? cart : undefined
}

export const customerCart = (shop: Shop, customerId: number): Cart | undefined =>
  [...shop.carts.values()].find((cart) => cart.active && cart.customerId === customerId)

export const guestCart = (shop: Shop, mask: string): Cart | undefined =>
  [...shop.carts.values()].find((cart) => cart.mask.toLowerCase() === mask.toLowerCase())

export function openCart(shop: Shop, session: Session): Cart {
  return cartOf(shop, session) ?? newCart(shop, session)
}

export function newCart(shop: Shop, session: Session): Cart {
  const cart: Cart = {
    id: shop.nextId('cart', 97),
    mask: shop.random.text(32),
    customerId: session.customerId,
    active: true,
    items: [],
    currency: session.currency,
    giftCards: [],
    storeCredit: false,
    rewardPoints: false,
  }
  shop.carts.set(cart.id, cart)
  session.cartId = cart.id
  return cart
}

/** Pieces one may still buy. */
export const available = (shop: Shop, product: Product) => product.stock - (shop.sold[product.sku] ?? 0)

export const MAX_QTY = 10_000

/** Why a quantity cannot be had, in the shop's words. */
export function quantityProblem(shop: Shop, product: Product, qty: number): string | undefined {
  if (qty > MAX_QTY) return 'The requested qty exceeds the maximum qty allowed in shopping cart'
  return qty > available(shop, product) ? 'The requested qty is not available' : undefined
}

/** What went wrong while adding, as a value: the text and whether the product page has to help. */
export class CannotAdd extends Error {}

/** The chosen options as the cart keeps them; `given` is option id → what the form sent. */
export function chooseOptions(product: Product, given: Record<string, string>): ItemOption[] {
  return product.options.flatMap((option) => {
    const sent = (given[option.option_id] ?? '').trim()
    if (!sent && option.required) {
      throw new CannotAdd(
        "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
      )
    }
    return sent ? [chosen(option, sent)] : []
  })
}

function chosen(option: ProductOption, sent: string): ItemOption {
  const value = option.values?.find(({ id }) => id === sent)
  if (option.values && !value)
    throw new CannotAdd('Some of the selected item options are not currently available.')
  if (option.maxLength && [...sent].length > option.maxLength)
    throw new CannotAdd('The text is too long. Shorten the text and try again.')
  return { option_id: option.option_id, label: option.label, value: value?.title ?? sent, option_value: sent }
}

/** The sku with the suffixes of its options: `NN-1-rg`. */
export function itemSku({ product, options }: CartItem): string {
  const suffixes = options.flatMap(({ option_id, option_value }) => {
    const values = product.options.find((option) => option.option_id === option_id)?.values
    return values?.find(({ id }) => id === option_value)?.skuSuffix ?? []
  })
  return [product.sku, ...suffixes].join('-')
}

const sameOptions = (a: ItemOption[], b: ItemOption[]) => JSON.stringify(a) === JSON.stringify(b)

/** Puts a product into the cart, onto the line of the same choice when there is one. @throws CannotAdd */
export function addProduct(
  shop: Shop,
  cart: Cart,
  product: Product,
  qty: number,
  given: Record<string, string> = {},
  extra: Partial<CartItem> = {},
): CartItem {
  const options = chooseOptions(product, given)
  if (available(shop, product) <= 0)
    throw new CannotAdd('Product that you are trying to add is not available.')
  const present = cart.items.find(
    (line) =>
      line.product.id === product.id &&
      line.offer === extra.offer &&
      !line.free &&
      !extra.free &&
      sameOptions(line.options, options),
  )
  const problem = quantityProblem(shop, product, qty + (present?.qty ?? 0))
  if (problem) throw new CannotAdd(problem)
  if (present) {
    present.qty += qty
    return present
  }
  const surcharge = product.options
    .filter(({ option_id }) => options.some((option) => option.option_id === option_id))
    .reduce((sum, option) => sum + (option.surcharge ?? 0), 0)
  const line: CartItem = {
    id: shop.nextId('item', 153),
    product,
    qty,
    basePrice: product.price + surcharge,
    options,
    gifts: {},
    ...extra,
  }
  cart.items.push(line)
  return line
}

/** Sets the pieces of a line; gifts of pieces that are no longer there go with them. */
export function setQuantity(line: CartItem, qty: number): void {
  line.qty = qty
  for (const index of Object.keys(line.gifts).map(Number)) if (index >= qty) delete line.gifts[index]
}

export function removeItem(cart: Cart, id: number): boolean {
  const before = cart.items.length
  cart.items = cart.items.filter((line) => line.id !== id)
  return cart.items.length < before
}

/** Login: the guest's lines move into the customer's cart, and the guest's cart is gone. */
export function mergeCarts(shop: Shop, session: Session, guest: Cart | undefined): void {
  if (session.customerId === undefined) return
  const own = customerCart(shop, session.customerId)
  if (guest && !own) {
    shop.carts.delete(guest.id)
    const adopted = { ...guest, id: guest.id, mask: shop.random.text(32), customerId: session.customerId }
    shop.carts.set(adopted.id, adopted)
  } else if (guest && own) {
    for (const line of guest.items) {
      const twin = own.items.find(
        (item) => item.product.id === line.product.id && sameOptions(item.options, line.options),
      )
      if (twin) twin.qty += line.qty
      else own.items.push(line)
    }
    shop.carts.delete(guest.id)
  }
  if (!customerCart(shop, session.customerId)) newCart(shop, session)
  session.cartId = customerCart(shop, session.customerId)?.id
}
