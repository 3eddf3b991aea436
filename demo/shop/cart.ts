import type { Product } from './catalogue.ts'
import type { ProductOption } from './products/options.ts'
import type { Shop } from './shop.ts'
import type { Session } from './records.ts'
import type { Cart, CartItem, ItemOption } from './quote.ts'
import { dropUndueGifts } from './offers.ts'

/** The visitor's active cart: the customer's, else the session's; `undefined` before the first item. */
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
  const cart = makeCart(shop, session)
  shop.carts.set(cart.id, cart)
  session.cartId = cart.id
  return cart
}

/** A cart that no one has yet. */
export function makeCart(shop: Shop, session: Session): Cart {
  return {
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
}

/** Quantity still in stock. */
export const available = (shop: Shop, product: Product) => product.stock - (shop.sold[product.sku] ?? 0)

const MAX_QTY = 10_000

/** Magento's message for a quantity that is not available; `undefined` when it is. */
export function quantityProblem(shop: Shop, product: Product, qty: number): string | undefined {
  if (qty > MAX_QTY) return 'The requested qty exceeds the maximum qty allowed in shopping cart'
  return qty > available(shop, product) ? 'The requested qty is not available' : undefined
}

/** A product cannot be added; the message is for the shopper. */
export class CannotAdd extends Error {}

/**
 * The chosen options as the cart stores them; `given` is option id → value from the form. A wish list does without the
 * required ones. @throws CannotAdd
 */
export function chooseOptions(
  product: Product,
  given: Record<string, string>,
  mayMiss: 'optional' | 'any' = 'optional',
): ItemOption[] {
  return product.options.flatMap((option) => {
    const sent = (given[option.option_id] ?? '').trim()
    if (!sent && option.required && mayMiss === 'optional') {
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

/** The product's sku with the suffixes of the chosen options: `NN-1-rg`. */
export function itemSku({ product, options }: CartItem): string {
  const suffixes = options.flatMap(({ option_id, option_value }) => {
    const values = product.options.find((option) => option.option_id === option_id)?.values
    return values?.find(({ id }) => id === option_value)?.skuSuffix ?? []
  })
  return [product.sku, ...suffixes].join('-')
}

export const sameOptions = (a: ItemOption[], b: ItemOption[]) => JSON.stringify(a) === JSON.stringify(b)

/** The sum that the chosen options add to the price, USD cents. */
const surcharges = (product: Product, chosen: ItemOption[]) =>
  chosen.reduce((sum, { option_id, option_value }) => {
    const option = product.options.find((one) => one.option_id === option_id)
    const value = option?.values?.find(({ id }) => id === option_value)
    return sum + (option?.surcharge ?? 0) + (value?.surcharge ?? 0)
  }, 0)

/** Adds a product to the cart, or to the quantity of an item with the same options. @throws CannotAdd */
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
    (item) =>
      item.product.id === product.id &&
      item.offer === extra.offer &&
      !item.free &&
      !extra.free &&
      sameOptions(item.options, options),
  )
  const problem = quantityProblem(shop, product, qty + (present?.qty ?? 0))
  if (problem) throw new CannotAdd(problem)
  if (present) {
    present.qty += qty
    return present
  }
  const item: CartItem = {
    id: shop.nextId('item', 153),
    product,
    qty,
    basePrice: product.price + surcharges(product, options),
    options,
    gifts: {},
    ...extra,
  }
  cart.items.push(item)
  return item
}

/** Sets the quantity of an item and removes the gift options beyond it. */
export function setQuantity(cart: Cart, item: CartItem, qty: number): void {
  item.qty = qty
  dropUndueGifts(cart)
  for (const index of Object.keys(item.gifts).map(Number)) if (index >= qty) delete item.gifts[index]
}

export function removeItem(cart: Cart, id: number): boolean {
  const before = cart.items.length
  cart.items = cart.items.filter((item) => item.id !== id)
  const isRemoved = cart.items.length < before
  dropUndueGifts(cart)
  return isRemoved
}

/** Called on login. Moves the guest's items into the customer's cart and deletes the guest's cart. */
export function mergeCarts(shop: Shop, session: Session, guest: Cart | undefined): void {
  if (session.customerId === undefined) return
  const own = customerCart(shop, session.customerId)
  if (guest && !own) {
    shop.carts.delete(guest.id)
    const adopted = { ...guest, mask: shop.random.text(32), customerId: session.customerId }
    shop.carts.set(adopted.id, adopted)
  } else if (guest && own) {
    for (const item of guest.items) {
      const twin = own.items.find(
        (known) => known.product.id === item.product.id && sameOptions(known.options, item.options),
      )
      if (twin) twin.qty += item.qty
      else own.items.push(item)
    }
    shop.carts.delete(guest.id)
  }
  if (!customerCart(shop, session.customerId)) newCart(shop, session)
  session.cartId = customerCart(shop, session.customerId)?.id
}
