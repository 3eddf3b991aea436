import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import cartRecord from '../test/fixtures/cart.json'
import configRecord from '../test/fixtures/demo-config.json'
import sectionsRecord from '../test/fixtures/demo-sections.json'
import customerRecord from '../test/fixtures/customer.json'
import orderRecord from '../test/fixtures/order.json'
import shippingRecord from '../test/fixtures/shipping.json'
import { openShop, type OpenShop } from '../test/open-shop.ts'

const V1 = '/rest/default/V1'
const AUSTIN = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Main St', 'Apt 4'],
  city: 'Austin',
  region: 'Texas',
  region_id: 57,
  region_code: 'TX',
  postcode: '78701',
  country_id: 'US',
  telephone: '5125550100',
}
const SAVE = {
  addressInformation: {
    shipping_address: AUSTIN,
    billing_address: AUSTIN,
    shipping_carrier_code: 'tablerate',
    shipping_method_code: 'bestway',
  },
}

let open: OpenShop
afterEach(() => open.restore())
const guest = () => `${V1}/guest-carts/${[...open.shop.carts.values()].at(-1)!.mask}`

async function send(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const response = await fetch(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : '' }
}

/**
 * The places where an answer lacks what was recorded, or has another type: `totals.items.0.price: number, not
 * string`.
 */
function gaps(recorded: unknown, given: unknown, at = ''): string[] {
  if (recorded === null || given === null) return []
  const [wanted, had] = [kindOf(recorded), kindOf(given)]
  if (wanted !== had) return [`${at}: ${wanted}, not ${had}`]
  if (wanted === 'list') return gapsOfLists(recorded as unknown[], given as unknown[], at)
  if (wanted !== 'map') return []
  return Object.entries(recorded as object).flatMap(([key, value]) => {
    const isNumbered = /^\d+$/.test(key)
    const other = isNumbered ? Object.values(given as object)[0] : (given as Record<string, unknown>)[key]
    return other === undefined && value !== undefined
      ? [`${at}.${key}: missing`]
      : gaps(value, other, `${at}.${key}`)
  })
}

const gapsOfLists = ([first]: unknown[], [other]: unknown[], at: string): string[] =>
  first === undefined || other === undefined ? [] : gaps(first, other, `${at}.0`)

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : typeof value === 'object' ? 'map' : typeof value

describe('a guest’s cart after shipping', () => {
  beforeEach(async () => {
    open = openShop({
      items: [
        { sku: 'EA-1', qty: 2 },
        { sku: 'NN-1', options: { '5': 'Zoë', '6': '22' } },
      ],
    })
    await send('POST', `${guest()}/shipping-information`, SAVE)
  })

  it('has the recorded totals, rates, payment details and changed item', async () => {
    const item = open.ledger().carts[0]!.items[0]!.id
    const pairs: [unknown, unknown][] = [
      [cartRecord['totals-saved'].response.body, (await send('GET', `${guest()}/totals`)).body],
      [
        shippingRecord['estimate-us'].response.body,
        (await send('POST', `${guest()}/estimate-shipping-methods`, { address: AUSTIN })).body,
      ],
      [
        shippingRecord['info-ok-us'].response.body,
        (await send('POST', `${guest()}/shipping-information`, SAVE)).body,
      ],
      [
        orderRecord['payment-information-saved'].response.body,
        (await send('GET', `${guest()}/payment-information`)).body,
      ],
      [
        cartRecord['qty-3'].response.body,
        (await send('PUT', `${guest()}/items/${item}`, { cartItem: { item_id: item, qty: 3 } })).body,
      ],
    ]
    expect(pairs.flatMap(([recorded, given]) => gaps(recorded, given))).toEqual([])
  })

  it('has the recorded checkout configuration and sections', async () => {
    const coupon = `${guest()}/coupons/SPRING`
    await send('PUT', coupon)
    expect(gaps(configRecord.guest, (await send('GET', '/checkout/config/data')).body)).toEqual([])
    const load = '/customer/section/load/?sections=cart,customer,messages,directory-data'
    const sections = (await send('GET', load)).body as Record<string, unknown>
    expect(gaps(sectionsRecord.guest, sections)).toEqual([])
    expect(gaps(sectionsRecord['directory-data'], sections['directory-data'])).toEqual([])
  })

  it('refuses with the recorded messages', async () => {
    const item = open.ledger().carts[0]!.items[0]!.id
    const put = (item: number, qty: unknown) => send('PUT', `${guest()}/items/${item}`, { cartItem: { qty } })
    const order = { paymentMethod: { method: 'checkmo' }, billingAddress: AUSTIN, email: 'x' }
    const wrongMethod = {
      ...SAVE.addressInformation,
      shipping_carrier_code: 'accelerate',
      shipping_method_code: 'standard2',
    }
    const answers = [
      await put(item, 1.5),
      await put(item, 60),
      await send('POST', `${guest()}/payment-information`, order),
      await send('POST', `${guest()}/payment-information`, {}),
      await send('GET', `${V1}/guest-carts/x7Qm00000000000000000000000000ab/totals`),
      await send('GET', `${V1}/carts/mine/totals`),
    ]
    expect(answers).toEqual(
      [
        cartRecord['qty-fraction'],
        cartRecord['qty-too-many-stock'],
        orderRecord['order-bad-email'],
        orderRecord['order-missing-both'],
        cartRecord['totals-bad-mask'],
        cartRecord['mine-no-session'],
      ].map(({ response: { status, body } }) => ({ status, body })),
    )
    const unknown = await send('POST', `${guest()}/shipping-information`, { addressInformation: wrongMethod })
    expect(unknown).toMatchObject({
      status: 404,
      body: { message: 'Carrier with such method not found: %1, %2' },
    })
  })
})

it('shows a customer the recorded section and configuration', async () => {
  open = openShop({ customer: 'ann@example.com', items: [{ sku: 'EA-1' }] })
  expect(gaps(configRecord.customer, (await send('GET', '/checkout/config/data')).body)).toEqual([])
  const sections = (await send('GET', '/customer/section/load/?sections=customer')).body as {
    customer: unknown
  }
  expect(gaps(sectionsRecord.customer, sections.customer)).toEqual([])
  expect(gaps(customerRecord.me.response.body, (await send('GET', `${V1}/customers/me`)).body)).toEqual([])
})

it('lists a virtual cart’s payment methods in the configuration, and no rates', async () => {
  open = openShop({ items: [{ sku: 'GV-50' }] })
  expect(gaps(configRecord.virtual, (await send('GET', '/checkout/config/data')).body)).toEqual([])
  const rates = await send('POST', `${guest()}/estimate-shipping-methods`, { address: AUSTIN })
  expect(rates).toEqual({ status: 200, body: shippingRecord['estimate-virtual'].response.body })
})
