import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type OpenShop } from '../../test/open-shop.ts'
import { seal } from './cards/blob.ts'

let open: OpenShop

const address = {
  country_id: 'US',
  region_id: 12,
  region: 'California',
  region_code: 'CA',
  street: ['1 Main St'],
  city: 'San Francisco',
  postcode: '94105',
  telephone: '4155550100',
  firstname: 'Ann',
  lastname: 'Lee',
}

const send = (method: string, path: string, body?: string, type = 'application/x-www-form-urlencoded') =>
  fetch(path, {
    method,
    body,
    headers: { 'Content-Type': type, Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })

async function call(method: string, path: string, body?: object) {
  const response = await send(method, path, body && JSON.stringify(body), 'application/json')
  return { status: response.status, body: await response.json() }
}

const cart = () => [...open.shop.carts.values()].at(-1)!.mask
const rest = (tail: string) => `/rest/default/V1/guest-carts/${cart()}/${tail}`
const about = (order: string, what: string) => `/rest/default/V1/adyen-ext-payment/${order}/${what}`

const stateData = (number: string) =>
  JSON.stringify({
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: seal('encryptedCardNumber', number),
      encryptedExpiryMonth: seal('encryptedExpiryMonth', '03'),
      encryptedExpiryYear: seal('encryptedExpiryYear', '2030'),
      encryptedSecurityCode: seal('encryptedSecurityCode', '737'),
    },
  })

async function order(number: string): Promise<string> {
  const { body } = await call('POST', rest('payment-information'), {
    cartId: cart(),
    email: 'ann@example.com',
    billingAddress: address,
    paymentMethod: { method: 'adyen_hpp', additional_data: { stateData: stateData(number) } },
  })
  return body as string
}

/** Goes to the bank's page, answers, and gives where the shopper ends up. */
async function throughRedirect(url: string, answer: string): Promise<string> {
  const landed = await send('POST', new URL(url).pathname, `answer=${answer}`)
  const { pathname, search } = new URL(landed.url)
  return pathname + search
}

/** Answers the challenge of an order and sends what the Drop-in would send then. */
async function throughChallenge(id: string, answer: string, transStatus: string) {
  const { action } = (await call('GET', about(id, 'payment-result'))).body
  await send('POST', '/checkoutshopper/3ds/answer', `payment=${action.paymentData}&answer=${answer}`)
  const { authorisationToken } = action
  const threeDSResult = btoa(JSON.stringify({ transStatus, authorisationToken }))
  const payload = JSON.stringify({ details: { threeDSResult } })
  return call('POST', about(id, 'payment-details'), { payload, orderId: id })
}

beforeEach(async () => {
  open = openShop({ items: [{ sku: 'EA-1', qty: 2 }], country: 'US' })
  await call('POST', rest('shipping-information'), {
    addressInformation: {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: 'tablerate',
      shipping_method_code: 'bestway',
    },
  })
})
afterEach(() => open.restore())

describe('an order by card', () => {
  it('is charged the total the shopper saw', async () => {
    const { total_segments } = (await call('GET', rest('totals'))).body
    const shown = total_segments.find(({ code }: { code: string }) => code === 'grand_total').value
    const id = await order('4111111111111111')
    expect((await call('GET', about(id, 'payment-result'))).body).toEqual({
      isFinal: true,
      resultCode: 'Authorised',
    })
    expect(open.shop.charges).toEqual([
      { orderId: Number(id), value: Math.round(shown * 100), currency: 'USD' },
    ])
  })

  it('gives the cart back when it is refused', async () => {
    const id = await order('4000000000000002')
    expect((await call('GET', about(id, 'payment-result'))).body.resultCode).toBe('Refused')
    expect((await call('GET', rest('totals'))).body.items_qty).toBe(2)
    expect(await order('5555444433331111')).not.toBe(id)
    expect(open.shop.charges).toHaveLength(1)
  })

  it('is charged after the shopper approved it in the challenge', async () => {
    const id = await order('4917610000000000')
    const { status, body } = await throughChallenge(id, 'approve', 'Y')
    expect([status, body.resultCode]).toEqual([200, 'Authorised'])
    expect(open.shop.charges).toHaveLength(1)
  })

  it('answers 400 and the cart is back when the challenge was declined', async () => {
    const id = await order('4917610000000000')
    const { status, body } = await throughChallenge(id, 'decline', 'N')
    expect([status, body]).toEqual([400, { message: 'The payment is REFUSED.' }])
    expect((await call('GET', rest('totals'))).status).toBe(200)
  })

  it('comes back from the bank’s page to success, or to the result with what happened', async () => {
    const first = await order('4212345678901237')
    const { action } = (await call('GET', about(first, 'payment-result'))).body
    const cancelled = await throughRedirect(action.url, 'cancel')
    expect(cancelled).toBe('/checkout/onepage/result?resultCode=Cancelled')
    const second = await order('4212345678901237')
    const again = (await call('GET', about(second, 'payment-result'))).body.action
    expect(await throughRedirect(again.url, 'approve')).toBe('/checkout/onepage/success')
    expect(open.shop.charges).toHaveLength(1)
  })

  it('refuses details it cannot read, with the reason', async () => {
    const id = await order('4917610000000000')
    const { status, body } = await call('POST', about(id, 'payment-details'), { payload: '{', orderId: id })
    expect([status, body.message]).toEqual([
      400,
      'Payment details call failed because the request was not a valid JSON',
    ])
  })
})
