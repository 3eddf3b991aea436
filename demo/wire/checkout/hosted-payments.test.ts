import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { pageRoutes } from '../../pages/routes.ts'

const KEY = 'AbCdEfGhIjKlMnOp'
let open: OpenShop
beforeEach(() => {
  open = openShop({ pages: pageRoutes, items: [{ sku: 'EA-1' }], currency: 'MYR' })
  document.cookie = `form_key=${KEY}; path=/`
})
afterEach(() => open.restore())

const post = (path: string, fields: Record<string, string>) =>
  fetch(path, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ form_key: KEY, ...fields }),
  })

async function orderWith(method: string) {
  const cart = [...open.shop.carts.values()][0]!
  const address = {
    firstname: 'Bo',
    lastname: 'Li',
    street: ['1 Jalan'],
    city: 'Kuala Lumpur',
    postcode: '50000',
    country_id: 'MY',
    telephone: '1',
  }
  Object.assign(cart, {
    shippingAddress: address,
    rate: { carrier_code: 'tablerate', method_code: 'bestway' },
  })
  const body = { billingAddress: address, paymentMethod: { method }, email: 'bo@example.com' }
  await fetch(`/rest/default/V1/guest-carts/${cart.mask}/payment-information`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

it('charges an order approved on the other company’s page', async () => {
  await orderWith('atome')
  expect(await (await fetch('/atome/payment/prepare')).text()).toContain('Demo payment page')
  const back = await post('/checkout/hosted/answer', { answer: 'approve', method: 'atome' })
  expect(new URL(back.url).pathname).toBe('/checkout/onepage/success/')
  expect(open.ledger().charges).toEqual([
    { orderId: 40, value: open.ledger().orders[0]!.grandTotal, currency: 'MYR' },
  ])
})

it('cancels an order whose payment was canceled and opens its cart again', async () => {
  await orderWith('atome')
  await post('/checkout/hosted/answer', { answer: 'cancel', method: 'atome' })
  const { orders, carts, charges } = open.ledger()
  expect([orders[0]!.state, carts[0]!.active, charges]).toEqual(['canceled', true, []])
})

it('places a PayPal order only with the token it gave', async () => {
  const token = (await (await fetch('/paypal/express/getTokenData?quote_id=x')).json()) as { token: string }
  const approve = async (paymentToken: string) =>
    (await post('/paypal/express/onAuthorization', { paymentToken, payerId: 'P' })).json()
  expect(await approve('EC-FORGED')).toMatchObject({ success: false })
  expect(await approve(token.token)).toMatchObject({ success: true })
  expect(open.ledger().orders).toHaveLength(1)
})

it('refuses a PayPal token for an empty cart with 403 and a queued message', async () => {
  open.shop.carts.clear()
  const answer = await fetch('/paypal/express/getTokenData')
  expect([answer.status, ((await answer.json()) as { success: boolean }).success]).toEqual([403, false])
  const { messages } = (await (await fetch('/customer/section/load/?sections=messages')).json()) as {
    messages: { messages: unknown[] }
  }
  expect(messages.messages).toHaveLength(1)
})

it('requires an address before it gives a pay-later token', async () => {
  const process = async () => (await post('/afterpay/payment/process', { email: 'bo@example.com' })).json()
  expect(await process()).toEqual({ success: false, message: 'Please select an Address' })
  open.shop.carts.get(97)!.shippingAddress = { country_id: 'US' }
  expect(await process()).toMatchObject({ success: true, token: expect.stringMatching(/^002\./) })
})

it('restores the cart of a visitor who returns from the other company’s page without a result', async () => {
  await orderWith('atome')
  await fetch('/atome/payment/prepare')
  await fetch('/checkout')
  const { orders, carts } = open.ledger()
  expect([orders[0]!.state, carts[0]!.active]).toEqual(['canceled', true])
})
