import { expect, it } from 'vitest'
import { switchCurrency } from '#storefront/api/content.ts'
import { $cart, loadCart } from '#cart/state/cart.ts'
import { $page } from '#storefront/state/page.ts'
import { ProductCart } from './product-cart.ts'
import { choose, EARRINGS, enter, open, setUpProductCart, shop } from './product-cart.fixture.ts'
import { $result } from './sheet-status.ts'

setUpProductCart()

const VOUCHER = 64
const ONE = { product: EARRINGS, qty: 1 }
const TWO = { product: EARRINGS, qty: 2 }

const calls = (path: RegExp) => shop.ledger().requests.filter((request) => path.test(request.path))
const inits = () => calls(/express\/init/)
/** The cart that the shop was last asked to make it of. */
const former = () => (JSON.parse(inits().at(-1)!.body) as { adyenMaskedQuoteId?: string }).adyenMaskedQuoteId

it('the buttons stay where only the quantity is another, and are others where nothing is delivered', async () => {
  const product = await enter()
  const first = product.$key.get()
  choose(TWO)
  await product.update()
  expect([typeof first, product.$key.get()]).toEqual(['string', first])
  choose({ product: VOUCHER, qty: 1 })
  await product.update()
  expect(product.$key.get()).not.toBe(first)
})

it('nothing is to pay, and no sheet opens, where the page has no product to sell', async () => {
  choose(undefined)
  const product = await enter()
  expect([product.$totals.get(), product.$key.get(), product.isVirtual()]).toEqual([
    undefined,
    undefined,
    false,
  ])
  expect(await product.prepare('googlepay')).toBe(true)
  expect([product.openSheet(), $result.get()]).toEqual([undefined, {}])
})

it('earrings are delivered', async () => {
  expect((await enter()).isVirtual()).toBe(false)
})

it('a shopper is a guest until the shop knows better', async () => {
  const product = new ProductCart(() => Promise.resolve(ONE))
  expect(product.isGuest()).toBe(true)
  expect((await enter({ customer: 'ann@example.com' })).isGuest()).toBe(false)
})

it('the wallets for the product are those the shop named with its cart', async () => {
  const product = await enter()
  $page.set({ ...$page.get(), wallets: ['googlepay', 'paypal'] })
  const offer = await product.loadOffer()
  expect([offer?.wallets, offer?.configuration.amount]).toEqual([
    ['googlepay', 'paypal'],
    { currency: 'EUR', value: shop.ledger().carts.at(-1)!.grandTotalMinor },
  ])
  expect(calls(/payment\/methods/)).toEqual([])
})

it('no wallet is offered for the own cart in place of a product that is not sold so', async () => {
  choose(undefined)
  const product = await enter()
  $page.set({ ...$page.get(), wallets: ['googlepay', 'paypal'] })
  expect(await product.loadOffer()).toBeUndefined()
})

it('a shopper without a cart of their own opens a sheet for the product, and has none after it', async () => {
  const product = await enter({ items: [] })
  const press = await open(product)
  await press.sheet.taken
  expect(press.sheet.current.rates).toEqual([])
  expect(shop.ledger().carts).toMatchObject([{ active: true, items: [{ sku: 'EA-1' }] }])
  await press.close()
  expect(shop.ledger().carts.filter(({ active }) => active)).toEqual([])
})

it('the cart of a closed sheet is filled again, without another look at the own cart', async () => {
  const product = await enter()
  const press = await open(product)
  await press.sheet.taken
  const looks = calls(/config\/data/).length
  await press.close()
  expect(former()).toBe(press.sheet.cart.id)
  expect((await open(product)).sheet.cart.id).toBe(press.sheet.cart.id)
  expect(calls(/config\/data/)).toHaveLength(looks)
})

it('a cart that the shop did not give up is not filled again', async () => {
  const product = await enter()
  const press = await open(product)
  await press.sheet.taken
  shop.shop.moods.push({ match: 'POST *express/cancel*', nth: 1, fault: { kind: 'abort' }, seen: 0 })
  await press.close()
  await open(product)
  expect(former()).toBeUndefined()
})

it('the page has the own cart again after a sheet during which it saw the product’s', async () => {
  const product = await enter()
  const { id } = $cart.get()!
  const press = await open(product)
  await press.sheet.taken
  await loadCart.reload()
  expect($cart.get()?.id).not.toBe(id)
  await press.close()
  expect($cart.get()?.id).toBe(id)
})

it('another choice while a sheet is open changes nothing of what it pays for', async () => {
  const product = await enter()
  const press = await open(product)
  await press.sheet.taken
  choose(TWO)
  await product.update()
  expect([inits().length, shop.ledger().carts.at(-1)!.items[0]!.qty]).toEqual([1, 1])
  await press.close()
  expect(shop.ledger().carts.at(-1)!.items[0]!.qty).toBe(2)
})

it('no cart is made beside an own one that cannot be read, which could not be put back', async () => {
  const product = await enter()
  const own = $cart.get()!.id
  shop.shop.moods.push({ match: 'GET *config/data*', fault: { kind: 'status', status: 400 }, seen: 0 })
  await loadCart.reload()
  $cart.set(undefined)
  choose(TWO)
  await product.update()
  expect(inits()).toHaveLength(1)
  expect(await product.prepare('googlepay')).toBe(false)
  shop.shop.moods = []
  await product.update()
  expect(JSON.parse(inits().at(-1)!.body)).toMatchObject({ productCartParams: TWO, guestMaskedId: own })
})

it('the product is paid for in the currency that the page has by now', async () => {
  const product = await enter()
  expect(product.$totals.get()!.quote_currency_code).toBe('EUR')
  await switchCurrency('GBP', undefined)
  await loadCart.reload()
  await product.update()
  expect(product.$totals.get()!.quote_currency_code).toBe('GBP')
})
