import { expect, it } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import { $cart, $cartState } from '#cart/state/cart.ts'
import { $page } from '#storefront/state/page.ts'
import { choose, EARRINGS, enter, setUpProductCart, shop } from './product-cart.fixture.ts'
import { $result } from './sheet-status.ts'

setUpProductCart()

const TWO = { product: EARRINGS, qty: 2 }

const calls = (path: RegExp) => shop.ledger().requests.filter((request) => path.test(request.path))
const inits = () => calls(/express\/init/)
const lastInit = () =>
  JSON.parse(inits().at(-1)!.body) as { adyenMaskedQuoteId?: string; guestMaskedId?: string }
const failNext = (match: string, fault: Fault) => shop.shop.moods.push({ match, nth: 1, fault, seen: 0 })
const madeId = () => shop.ledger().carts.at(-1)!.mask

it('the shop is asked once for what is chosen, however often the page looks', async () => {
  const product = await enter()
  await product.update()
  await product.update()
  expect([inits().length, calls(/config\/data/).length]).toEqual([1, 1])
})

it('the shop is asked again once the own cart is another, which it has to know', async () => {
  const product = await enter()
  $cart.set({ ...$cart.get()!, id: 'another' })
  failNext('POST *express/init*', { kind: 'empty-200' })
  await product.update()
  expect([inits().length, lastInit().guestMaskedId]).toEqual([2, 'another'])
})

it('the own cart is loaded first where the page does not know it', async () => {
  const product = await enter()
  choose(TWO)
  $cartState.set('loading')
  await product.update()
  expect([calls(/config\/data/).length, inits().length]).toEqual([2, 2])
})

it('nothing is made where the shop has no key for the page’s provider', async () => {
  const product = await enter()
  choose(TWO)
  $page.set({ ...$page.get(), cardProvider: 'another' })
  await product.update()
  expect(inits()).toHaveLength(1)
})

it('another choice is put into the cart of the one before', async () => {
  const product = await enter()
  const before = madeId()
  choose(TWO)
  await product.update()
  expect([lastInit().adyenMaskedQuoteId, madeId()]).toEqual([before, before])
})

it('what is refused leaves the cart of the choice before for the next', async () => {
  const product = await enter()
  const before = madeId()
  choose({ product: EARRINGS, qty: 5000 })
  await product.update()
  choose(TWO)
  await product.update()
  expect(lastInit().adyenMaskedQuoteId).toBe(before)
})

it.each<[string, Fault]>([
  ['was lost', { kind: 'abort' }],
  ['a gateway gave up', { kind: 'status', status: 502 }],
])('no cart is filled again that a call which %s may still empty', async (_, fault) => {
  const product = await enter()
  failNext('POST *express/init*', fault)
  choose(TWO)
  await product.update()
  await product.update()
  expect([inits().length, lastInit().adyenMaskedQuoteId]).toEqual([3, undefined])
})

it('a choice that failed is tried again at the press, and the sheet opens for it', async () => {
  const product = await enter()
  failNext('POST *express/init*', { kind: 'abort' })
  choose(TWO)
  await product.update()
  expect(await product.prepare('googlepay')).toBe(true)
  expect([product.openSheet()?.current.totals.items[0]?.qty, $result.get()]).toEqual([2, {}])
})

it('the choice before is not paid for where the shop cannot be asked about this one', async () => {
  const product = await enter()
  shop.shop.moods.push({ match: 'POST *express/init*', fault: { kind: 'abort' }, seen: 0 })
  choose(TWO)
  expect(await product.prepare('googlepay')).toBe(false)
  expect($result.get().message).toEqual({ key: 'place-order.failed' })
})

it('the first choice stands again after one that failed, with a new cart for it', async () => {
  const product = await enter()
  failNext('POST *express/init*', { kind: 'abort' })
  choose(TWO)
  await product.update()
  choose({ product: EARRINGS, qty: 1 })
  expect(await product.prepare('googlepay')).toBe(true)
  expect(inits()).toHaveLength(3)
})
