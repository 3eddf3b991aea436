import { afterEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '../test/open-shop.ts'
import { inAustin } from '../test/austin.ts'
import { toRequest } from '#address/rules/convert.ts'
import type { MagentoVersion } from './shop/shop.ts'

let shop: OpenShop
afterEach(() => shop.restore())

async function call(method: string, path: string, body?: object) {
  const [cart] = [...shop.shop.carts.values()]
  const response = await fetch(`http://localhost:8080/rest/default/V1/guest-carts/${cart!.mask}/${path}`, {
    method,
    body: body && JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    },
  })
  return { status: response.status, body: await response.json() }
}
const address = toRequest({ ...inAustin, email: 'ann@example.com' })
const rate = { shipping_carrier_code: 'tablerate', shipping_method_code: 'bestway' }
const addressInformation = { shipping_address: address, billing_address: address, ...rate }
const order = () =>
  call('POST', 'payment-information', {
    email: 'ann@example.com',
    paymentMethod: { method: 'checkmo' },
    billingAddress: address,
  })

const open = (magento: MagentoVersion) => {
  shop = openShop({ items: [{ sku: 'EA-1' }], magento, personality: 'racy' })
  return call('POST', 'shipping-information', { addressInformation })
}

it.each([
  ['2.4.5', [200, 200], 'string', false],
  ['2.4.7', [200, 400], 'number', true],
  ['2.4.8', [200, 400], 'number', true],
] as const)('Magento %s answers as it was recorded', async (magento, statuses, type, isWithTax) => {
  const { totals } = (await open(magento)).body
  expect(totals.grand_total === totals.base_grand_total).toBe(isWithTax)
  const unknown = await call('POST', 'estimate-shipping-methods', {
    address: { street1: 'x', country_id: 'US' },
  })
  expect(unknown.status).toBe(isWithTax ? 400 : 500)
  if (isWithTax) expect(unknown.body.parameters).toEqual({ fieldName: 'Street1' })
  const answers = await Promise.all([order(), order()])
  expect(answers.map(({ status }) => status)).toEqual(statuses)
  expect(typeof answers[0].body).toBe(type)
})
