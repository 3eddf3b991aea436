import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addProduct, newCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { ApiError } from '#http/api-error.ts'
import { $cart, loadCart } from '#cart/state/cart.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { beginAttempt, recordAnswer } from './attempt.ts'
import type { Order } from './order.ts'
import { checkCart, outcomeOf } from './outcome-of.ts'

let shop: OpenShop
let order: Order

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [{ sku: 'EA-1' }] })
  await loadCart()
  order = { cart: $cart.get()!, method: 'checkmo', billing: {} as never }
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

const checks = () =>
  shop.ledger().requests.filter(({ method, path }) => method === 'GET' && /payment-information/.test(path))
const cartReads = () =>
  shop.ledger().requests.filter(({ path }) => path.startsWith('/checkout/config/data')).length
/** The shop answers a look at the cart with this. */
const answerChecks = (status: number, body: object = {}, times?: number) =>
  shop.shop.moods.push({
    match: 'GET *payment-information*',
    times,
    fault: { kind: 'status', status, body },
    seen: 0,
  })
const orderCart = () => [...shop.shop.carts.values()].forEach((cart) => (cart.active = false))
const failed = (key: string) => ({ type: 'failed', message: { key } })

it('a refusal is the shop’s own word, with the field it is about, where it was asked for', async () => {
  const error = new ApiError('business', 400, { text: 'No such street', parameters: { fieldName: 'street' } })
  expect(await outcomeOf(error, order, true)).toEqual({
    type: 'failed',
    message: { text: 'No such street', field: 'street' },
    modal: true,
  })
  expect(await outcomeOf(error, order)).toMatchObject({ modal: false })
  expect(checks()).toEqual([])
})

it('a refusal without a word is one all the same', async () => {
  expect(await outcomeOf(new ApiError('business', 400), order)).toMatchObject(failed('place-order.failed'))
})

it.each(['route', 'blocked'] as const)(
  'a request that never reached the shop made no order: %s',
  async (kind) => {
    beginAttempt(order.cart.id, 'checkmo')
    expect(await outcomeOf(new ApiError(kind, 403), order)).toEqual(failed('place-order.failed'))
    expect(checks()).toEqual([])
  },
)

it('an ended session has the cart read again', async () => {
  expect(await outcomeOf(new ApiError('session', 401), order)).toEqual({
    ...failed('place-order.session'),
    restored: true,
  })
})

it('a cart that is gone was ordered where an order of it is known, here or by the shop', async () => {
  const gone = new ApiError('cartLost', 404, { parameters: { fieldName: 'cartId' } })
  expect(await outcomeOf(gone, order)).toEqual({ ...failed('place-order.cartChanged'), restored: true })
  const ordered = new ApiError('cartLost', 404, { parameters: { fieldName: 'cartId', fieldValue: 12 } })
  expect(await outcomeOf(ordered, order)).toEqual({ type: 'done' })
  beginAttempt('another', 'checkmo')
  expect(await outcomeOf(gone, order)).toMatchObject({ type: 'failed' })
  recordAnswer()
  beginAttempt(order.cart.id, 'checkmo')
  expect(await outcomeOf(gone, order)).toEqual({ type: 'done' })
})

it.each([
  ['a server error', new ApiError('server', 500), 'place-order.failed'],
  ['a page in place of an answer', new ApiError('formKeyOrSession', 200), 'place-order.failed'],
  ['a gateway’s error', new ApiError('server', 502), 'place-order.notPlaced'],
  ['a gateway that was late', new ApiError('server', 504), 'place-order.notPlaced'],
  ['no answer', new ApiError('network', 0), 'place-order.notPlaced'],
  ['a bug', new TypeError('x'), 'place-order.notPlaced'],
])('after %s the cart is looked at, which is still there', async (_, error, key) => {
  expect(await outcomeOf(error, order)).toEqual(failed(key))
  expect(checks()).toHaveLength(1)
})

it('after a lost answer a cart that is gone is an order', async () => {
  orderCart()
  expect(await outcomeOf(new ApiError('network', 0), order)).toEqual({ type: 'done' })
})

/** Another tab has put something into the cart that takes an ordered one's place. */
function replaceCart() {
  orderCart()
  const session = [...shop.shop.sessions.values()].at(-1)!
  addProduct(shop.shop, newCart(shop.shop, session), productBySku('EA-1')!, 1)
}

it('after a lost answer a customer’s cart that another has replaced is an order', async () => {
  shop.restore()
  shop = openShop({ customer: 'ann@example.com', items: [{ sku: 'EA-1' }] })
  await loadCart.reload()
  order.cart = $cart.get()!
  replaceCart()
  expect(await outcomeOf(new ApiError('network', 0), order)).toEqual({ type: 'done' })
})

it('a customer’s cart that is still there was not ordered', async () => {
  shop.restore()
  shop = openShop({ customer: 'ann@example.com', items: [{ sku: 'EA-1' }] })
  await loadCart.reload()
  order.cart = $cart.get()!
  expect(await outcomeOf(new ApiError('network', 0), order)).toEqual(failed('place-order.notPlaced'))
})

it('while the order may still arrive nobody knows of it, and the check says why there is none', async () => {
  beginAttempt(order.cart.id, 'checkmo')
  const outcome = await outcomeOf(new ApiError('server', 500), order)
  if (outcome.type !== 'unknown') return expect.unreachable(outcome.type)
  expect(await outcome.check()).toMatchObject({ type: 'unknown' })
  recordAnswer()
  expect(await outcome.check()).toEqual(failed('place-order.failed'))
})

it('an order that is answered while the cart is looked at leaves its outcome open', async () => {
  beginAttempt(order.cart.id, 'checkmo')
  const check = checkCart(order.cart)
  recordAnswer()
  expect(await check).toMatchObject({ type: 'unknown' })
})

it('a look at the cart for which the session has ended says so', async () => {
  answerChecks(401, { message: 'The consumer isn’t authorized.' })
  expect(await checkCart(order.cart)).toEqual({ ...failed('place-order.session'), restored: true })
})

it('a look at the cart that fails leaves the outcome open, and the next finds it', async () => {
  answerChecks(503, {}, 1)
  const outcome = await checkCart(order.cart)
  if (outcome.type !== 'unknown') return expect.unreachable(outcome.type)
  expect(await outcome.check()).toEqual(failed('place-order.notPlaced'))
  expect($isSessionRefused.get()).toBe(false)
  expect(cartReads()).toBe(1)
})

it('a login page in place of the look has whose cart it is read again', async () => {
  shop.shop.moods.push({ match: 'GET *payment-information*', fault: { kind: 'html-200' }, seen: 0 })
  expect(await checkCart(order.cart)).toMatchObject({ type: 'unknown' })
  expect(cartReads()).toBe(2)
  expect($isSessionRefused.get()).toBe(false)
})
