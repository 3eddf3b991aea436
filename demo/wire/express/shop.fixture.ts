import { getTotals } from '#cart/api/cart.ts'
import { activateExpress, initExpress, setCoupon } from '#express/api/express.ts'
import { placeOrder } from '#payment/api/payment.ts'
import { estimateRates, saveShipping, totalsInformation } from '#delivery/api/shipping.ts'
import { emptyAddress, type Address } from '#address/rules/address.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'

export type Own = { id: string; customer: boolean }

export const ANN = 'ann@example.com'
export const EARRINGS = { product: 57, qty: 1 }

export const address = (change: Partial<Address> = {}): Address => ({
  ...emptyAddress('DE'),
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['Torstraße 1'],
  city: 'Berlin',
  postcode: '10119',
  telephone: '030 1234567',
  email: ANN,
  ...change,
})

/** A shop with all wallets, and the visitor's own cart with a necklace, its address, rate and coupon. */
export async function openWith(options: OpenShopOptions = {}) {
  const open = openShop({ items: [{ sku: 'NK-2' }], settings: { wallets: 'all' }, ...options })
  const cart = [...open.shop.carts.values()].at(-1)!
  const customer = Boolean(options.customer)
  const own: Own = { id: customer ? String(cart.id) : cart.mask, customer }
  await saveFirstRate(own)
  await setCoupon(own, 'SPRING')
  return { open, own, row: () => cartRow(open, cart.id) }
}

const cartRow = (open: OpenShop, id: number) =>
  JSON.stringify(open.ledger().carts.find((cart) => cart.id === id))

/** Saves address and rate, as a wallet's authorisation does. */
export async function saveFirstRate(cart: Own, change?: Partial<Address>) {
  const [rate] = await estimateRates(cart, address(change))
  await saveShipping(cart, { shipping: address(change), rate: rate! })
  return rate!
}

/** The cart of one product, taken. */
export async function take(own: Own): Promise<Own> {
  const quote = await initExpress('adyen', EARRINGS, own)
  const cart = { id: quote!.id, customer: own.customer }
  await activateExpress('adyen', cart, own.id)
  return cart
}

/** The amount a sheet shows, from estimates alone. */
export async function amountOf(cart: Own): Promise<string> {
  const [rate] = await estimateRates(cart, address())
  return String(grandTotal(await totalsInformation(cart, address(), rate)))
}

interface Sheet {
  amount: string
  currency?: string
  card?: string
  attempt?: string
}

/** Pays the cart with Apple Pay, whose sheet showed this amount; the order's id. */
export async function pay(cart: Own, { amount, currency = 'EUR', card, attempt }: Sheet): Promise<string> {
  await saveFirstRate(cart)
  const applePayToken = btoa(JSON.stringify({ amount, currency, card }))
  const stateData = JSON.stringify({ paymentMethod: { type: 'applepay', applePayToken } })
  const additional_data = { brand_code: 'applepay', stateData }
  return placeOrder(cart, { method: 'adyen_applepay', additional_data, email: ANN }, { attempt })
}

export const itemsIn = async (cart: Own) => (await getTotals(cart)).items_qty
