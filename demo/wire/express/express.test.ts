import { afterEach, expect, it } from 'vitest'
import { addToCart, additionOf } from '#catalogue/api/add-to-cart.ts'
import { type ApiError } from '#http/api-error.ts'
import { activateExpress, cancelExpress, initExpress } from '#express/api/express.ts'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { pageRoutes } from '../../pages/routes.ts'
import { amountOf, ANN, EARRINGS, itemsIn, openWith, pay, saveFirstRate, take } from './shop.fixture.ts'

let open: OpenShop
afterEach(() => open.restore())

async function enter(options?: OpenShopOptions) {
  const entered = await openWith(options)
  open = entered.open
  return entered
}

const active = () => open.ledger().carts.filter((cart) => cart.active)

it.each([undefined, ANN])(
  'has a cart for one product beside the shopper’s own, and gives it up as it found that (%s)',
  async (customer) => {
    const { own, row } = await enter({ customer })
    const before = row()
    const quote = await initExpress('adyen', EARRINGS, own)
    expect(quote?.paymentMethodsResponse.paymentMethods).toMatchObject([
      { type: 'applepay', configuration: { merchantName: 'Ondelle' } },
      { type: 'googlepay', configuration: { gatewayMerchantId: 'OndelleDemo' } },
      { type: 'paypal', configuration: { merchantId: 'ONDELLEDEMO00' } },
    ])
    expect(row()).toBe(before)
    const cart = { id: quote!.id, customer: own.customer }
    await activateExpress('adyen', cart, own.id)
    expect(await itemsIn(cart)).toBe(1)
    await saveFirstRate(cart, { country_id: 'FR' })
    await cancelExpress('adyen', cart)
    expect(row()).toBe(before)
    expect(active()).toHaveLength(1)
  },
)

it('gives up a customer’s own cart where none was taken', async () => {
  const { own } = await enter({ customer: ANN })
  const quote = await initExpress('adyen', EARRINGS, own)
  await cancelExpress('adyen', { id: quote!.id, customer: true })
  expect(active()).toEqual([])
})

it('leaves the own cart where a browser repeats the call by itself', async () => {
  const { own, row } = await enter({ customer: ANN })
  const before = row()
  const quote = await initExpress('adyen', EARRINGS, own)
  await activateExpress('adyen', { id: quote!.id, customer: true })
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'Idempotency-Key': 'one',
  }
  const cancel = () =>
    fetch('/rest/default/V1/adyen/express/cancel/mine', { method: 'POST', headers, body: '{}' })
  await cancel()
  await cancel()
  expect(row()).toBe(before)
  expect(active()).toHaveLength(1)
})

it('uses the cart of the product before once more', async () => {
  const { own } = await enter()
  const first = await initExpress('adyen', EARRINGS, own)
  const second = await initExpress('adyen', { product: 59, qty: 2 }, own, first!.id)
  expect(second?.id).toBe(first!.id)
  expect(second?.totals.items_qty).toBe(2)
  expect(open.ledger().carts).toHaveLength(2)
})

it.each([
  [{ product: 999, qty: 1 }, undefined],
  [{ product: 57, qty: 5000 }, 'The requested qty is not available'],
  [{ product: 55, qty: 1 }, /required option/],
])('has no cart for %o, and leaves the shopper’s own', async (product, text) => {
  const { own } = await enter()
  const before = JSON.stringify(open.ledger().carts)
  const answer = await initExpress('adyen', product, own).catch((error: unknown) => (error as ApiError).text)
  if (text) expect(answer).toMatch(text)
  else expect(answer).toBeUndefined()
  expect(JSON.stringify(open.ledger().carts)).toBe(before)
})

it('brings the own cart back on the page of the success', async () => {
  const { own, row } = await enter({ currency: 'EUR', pages: pageRoutes })
  const before = row()
  const cart = await take(own)
  await pay(cart, { amount: await amountOf(cart) })
  expect(row()).not.toBe(before)
  await fetch('/checkout/onepage/success')
  expect(row()).toBe(before)
  expect(await itemsIn(own)).toBe(1)
})

it('puts what a customer adds into their own cart, not beside the product they began to buy', async () => {
  const { own } = await enter({ customer: ANN })
  await take(own)
  await addToCart(additionOf('57'))
  expect(open.ledger().carts).toMatchObject([
    { active: true, items: [{}, { sku: 'EA-1' }] },
    { active: false },
  ])
})

it('has none of these routes in a shop without the provider’s module', async () => {
  const { own } = await enter()
  open.shop.personality = 'stock'
  await expect(initExpress('adyen', EARRINGS, own)).rejects.toMatchObject({ kind: 'route' })
})
