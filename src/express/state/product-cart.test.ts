import { expect, it } from 'vitest'
import { listen } from '#dom/events.ts'
import { beginWhenReady } from './paid-cart.ts'
import { LEASED } from '#cart/state/sheets.ts'
import type { ProductCart } from './product-cart.ts'
import { ANN, choose, EARRINGS, enter, open, orders, own, setUpProductCart } from './product-cart.fixture.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { payIn, press } from './sheet.fixture.ts'
import { $result } from './sheet-status.ts'

setUpProductCart()

const VOUCHER = 64
const total = (product: ProductCart) => product.$totals.get()?.grand_total

it.each([undefined, ANN])(
  'the product alone is ordered, and the own cart is as it was after it (%s)',
  async (customer) => {
    const product = await enter({ customer })
    const before = own()
    choose({ product: EARRINGS, qty: 2 })
    const press = await open(product)
    await press.update({ place: partOf(PLACES.Berlin) })
    expect(own()).not.toBe(before)
    expect(await payIn(press, PLACES.Berlin)).toBeUndefined()
    expect(orders()).toMatchObject([{ items: [{ sku: 'EA-1', qty: 2 }] }])
    expect(localStorage.getItem(LEASED)).toBeNull()
    await fetch('/checkout/onepage/success')
    expect(own()).toBe(before)
  },
)

it.each([undefined, ANN])('a sheet that is closed leaves the own cart as it was (%s)', async (customer) => {
  const product = await enter({ customer })
  const before = own()
  const press = await open(product)
  await press.update({ place: partOf(PLACES.Berlin) })
  await press.close()
  expect([own(), orders(), localStorage.getItem(LEASED)]).toEqual([before, [], null])
  const again = await open(product)
  expect(await payIn(again, PLACES.Berlin)).toMatchObject({ part: 'rate' })
  await again.update({ place: partOf(PLACES.Berlin) })
  expect(await payIn(again, PLACES.Berlin)).toBeUndefined()
  expect(orders()).toHaveLength(1)
})

it('what is bought is the product, not the own cart', async () => {
  const bought: unknown[] = []
  const stop = listen('bezel:before-place-order', ({ ecommerce }) => bought.push(ecommerce))
  choose({ product: EARRINGS, qty: 2 })
  await open(await enter())
  press()
  stop()
  const product = {
    currency: 'EUR',
    value: 53.78,
    tax: 10.22,
    shipping: 0,
    items: [{ item_id: '57', item_name: 'Pearl Earrings', price: 26.89, quantity: 2 }],
  }
  expect(bought).toEqual([product, undefined])
})

it.each([
  ['stays when a product is bought', open, '{}'],
  ['goes when that is bought', () => press(), null],
] as const)('what was entered for the own cart %s', async (_, openOne, left) => {
  sessionStorage.setItem('bezel-checkout', '{}')
  const opened = await openOne(await enter())
  await opened.update({ place: partOf(PLACES.Berlin) })
  await payIn(opened, PLACES.Berlin)
  expect([orders().length, sessionStorage.getItem('bezel-checkout')]).toEqual([1, left])
})

it('nothing is delivered of a voucher', async () => {
  choose({ product: VOUCHER, qty: 1 })
  const product = await enter()
  expect(product.isVirtual()).toBe(true)
  expect(await payIn(await open(product), PLACES.Berlin)).toBeUndefined()
  expect(orders()).toMatchObject([{ shippingAddress: undefined }])
})

it('has no cart for what the shop cannot sell so, and the shop’s sentence for what it refuses', async () => {
  const product = await enter()
  const before = total(product)
  choose({ product: EARRINGS, qty: 5000 })
  expect(await open(product)).toBeUndefined()
  expect($result.get().message).toEqual({ text: 'The requested qty is not available' })
  choose({ product: EARRINGS, qty: 2 })
  await product.update()
  expect(total(product)).toBe(before! * 2)
  choose(undefined)
  await product.update()
  expect(product.$key.get()).toBeUndefined()
})

it('why a choice was refused goes with another choice', async () => {
  const product = await enter()
  choose({ product: EARRINGS, qty: 5000 })
  await open(product)
  await product.update()
  expect($result.get().message).toBeDefined()
  choose({ product: EARRINGS, qty: 2 })
  await product.update()
  expect($result.get().message).toBeUndefined()
})

it('Apple’s sheet does not open with a total that has changed meanwhile', async () => {
  const product = await enter()
  choose({ product: EARRINGS, qty: 2 })
  expect(await beginWhenReady('applepay', (error) => error as never, product)).toBeUndefined()
  expect($result.get().message).toEqual({ key: 'place-order.totalChanged' })
  expect(await beginWhenReady('applepay', (error) => error as never, product)).toBeDefined()
})
