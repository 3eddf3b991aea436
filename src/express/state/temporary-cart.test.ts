import { expect, it } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import { activateExpress } from '../api/express.ts'
import { $cart, loadCart } from '#cart/state/cart.ts'
import { removeAttempt, writeAttempt } from '#order/state/kept-attempt.ts'
import { beginCheckout, beginWhenReady } from './paid-cart.ts'
import { LEASED } from '#cart/state/sheets.ts'
import { ANN, enter, enterPage, open, orders, own, setUpProductCart, shop } from './product-cart.fixture.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { payIn } from './sheet.fixture.ts'
import { $result } from './sheet-status.ts'

setUpProductCart()

const nextPage = async () => {
  enterPage()()
  const kept = JSON.parse(localStorage.getItem(LEASED)!) as object
  localStorage.setItem(LEASED, JSON.stringify({ ...kept, page: 1 }))
  await loadCart.reload()
}

it.each([undefined, ANN])('the next page gives up what was left open (%s)', async (customer) => {
  const product = await enter({ customer })
  const before = own()
  const id = $cart.get()!.id
  await open(product).then((press) => press.sheet.taken)
  await nextPage()
  expect([own(), $cart.get()?.id, localStorage.getItem(LEASED)]).toEqual([before, id, null])
})

it('a sheet opens once all that were closed before it are given up', async () => {
  const product = await enter()
  const before = own()
  const match = 'POST /rest/default/V1/adyen/express/activate/guest'
  shop.shop.moods.push({ match, fault: { kind: 'delay', ms: 50 }, seen: 0, times: 1 })
  const first = await open(product)
  beginCheckout('googlepay', (error) => error as never)
  await (await open(product)).close()
  await first.close()
  expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
})

it('gives up no cart of a customer that another tab has brought back meanwhile', async () => {
  const product = await enter({ customer: ANN })
  const before = own()
  const press = await open(product)
  await press.sheet.taken
  for (const cart of shop.shop.carts.values()) cart.active = !cart.active
  await press.close()
  expect(own()).toBe(before)
})

it('of two presses at once the second has the sheet, and the own cart is back once it is closed', async () => {
  const product = await enter()
  const before = own()
  const [first, second] = await Promise.all([open(product), open(product)])
  expect([first.sheet.isClosed, second.sheet.isClosed]).toEqual([true, false])
  // Its component breaks once more, late.
  await first.close({ key: 'broken' })
  await second.update({ place: partOf(PLACES.Berlin) })
  expect(localStorage.getItem(LEASED)).not.toBeNull()
  await second.close()
  expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
})

it('a press after a sheet that was closed waits until its cart is given up', async () => {
  const product = await enter()
  const first = await open(product)
  void first.close()
  const second = await open(product)
  await second.update({ place: partOf(PLACES.Berlin) })
  expect(await payIn(second, PLACES.Berlin)).toBeUndefined()
  expect(orders()).toMatchObject([{ items: [{ sku: 'EA-1' }] }])
})

it.each([undefined, ANN])(
  'a cart that the shop takes after all is given up by the next page (%s)',
  async (customer) => {
    const product = await enter({ customer })
    const before = own()
    shop.shop.moods.push({ match: 'POST *express/activate*', nth: 1, fault: { kind: 'abort' }, seen: 0 })
    const press = await open(product)
    await press.close()
    // The call that was lost arrives now.
    const { id } = press.sheet.cart
    await activateExpress('adyen', { id, customer: Boolean(customer) }, $cart.get()!.id)
    expect(own()).not.toBe(before)
    await nextPage()
    expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
  },
)

/** The sheet of a product is open, and the shop has taken its cart. */
async function enterSheet() {
  const product = await enter()
  const before = own()
  const press = await open(product)
  await press.sheet.taken
  return { product, before, press }
}

const failCancels = (fault: Fault) => shop.shop.moods.push({ match: 'POST *express/cancel*', fault, seen: 0 })

it('a cart that the network keeps from being given up is given up before another takes its place', async () => {
  const { product, before, press } = await enterSheet()
  failCancels({ kind: 'abort' })
  await press.close()
  expect(await open(product)).toBeUndefined()
  expect($result.get().message).toEqual({ key: 'place-order.notPlaced' })
  shop.shop.moods.length = 0
  await (await open(product)).close()
  expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
})

it.each<[string, Fault]>([
  ['the network', { kind: 'abort' }],
  ['a failure of the shop', { kind: 'status', status: 500, body: { message: 'Internal Error' } }],
])('a cart that %s keeps from being given up is given up by the next page', async (_, fault) => {
  const { before, press } = await enterSheet()
  failCancels(fault)
  await press.close()
  expect(own()).not.toBe(before)
  shop.shop.moods.length = 0
  await nextPage()
  expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
})

/** The checkout, of this tab or another, has sent an order that the shop has not answered. */
const sendOwnOrder = () =>
  writeAttempt({ id: 'sent', cart: $cart.get()!.id, method: 'checkmo', sentAt: Date.now() })

it.each([undefined, ANN])(
  'while an order may still come no product takes the place of its cart, and the shopper reads why (%s)',
  async (customer) => {
    const product = await enter({ customer })
    const before = own()
    sendOwnOrder()
    expect(await beginWhenReady('googlepay', (error) => error as never, product)).toBeUndefined()
    expect($result.get().message).toEqual({ key: 'order-unknown' })
    expect([own(), localStorage.getItem(LEASED)]).toEqual([before, null])
    removeAttempt()
    const press = await open(product)
    await press.update({ place: partOf(PLACES.Berlin) })
    expect(await payIn(press, PLACES.Berlin)).toBeUndefined()
    expect(orders()).toMatchObject([{ items: [{ sku: 'EA-1' }] }])
  },
)

it('an order that is sent once the product’s cart is made keeps the own cart in its place', async () => {
  const product = await enter({ customer: ANN })
  const before = own()
  sendOwnOrder()
  await expect(product.openSheet()!.taken).rejects.toMatchObject({ reason: { key: 'order-unknown' } })
  expect(own()).toBe(before)
})
