import { expect, it } from 'vitest'
import { toCheckoutConfig } from './checkout-config.ts'

const quoteData = { entity_id: '24' }

it('the cart is a customer’s only where the shop says that one is logged in', () => {
  const cartOf = (isCustomerLoggedIn?: unknown) => toCheckoutConfig({ quoteData, isCustomerLoggedIn }).cart
  expect([true, '1', false, '0', undefined].map(cartOf)).toEqual(
    [true, true, false, false, false].map((customer) => ({ id: '24', customer })),
  )
})

it('guests may order unless the shop says otherwise', () => {
  const isAllowed = (isGuestCheckoutAllowed?: unknown) =>
    toCheckoutConfig({ isGuestCheckoutAllowed }).isGuestCheckoutAllowed
  expect([undefined, true, '1', false, '0', null].map(isAllowed)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

it('a link that leads to a script, or to another site, is none', () => {
  const { origin } = location
  const linksOf = (url: unknown) => {
    const { registerUrl, forgotPasswordUrl } = toCheckoutConfig({ registerUrl: url, forgotPasswordUrl: url })
    return [registerUrl, forgotPasswordUrl]
  }
  expect(linksOf(`${origin}/customer/account`)).toEqual(Array(2).fill(`${origin}/customer/account`))
  for (const url of ['javascript:alert(1)', 'https://elsewhere.example/', undefined])
    expect(linksOf(url)).toEqual([undefined, undefined])
})

it('the delivery of the cart is known by carrier and method, and is none without a carrier', () => {
  const rateOf = (selectedShippingMethod: unknown) =>
    toCheckoutConfig({ selectedShippingMethod }).selectedRate
  expect(rateOf({ carrier_code: 'ups', method_code: 'ground' })).toBe('ups_ground')
  expect([null, [], {}, { carrier_code: '', method_code: 'ground' }, 'ups'].map(rateOf)).toEqual(
    Array(5).fill(undefined),
  )
})

it('the address of the cart is the one to ship to, of a pickup the one to bill', () => {
  const addresses = {
    shippingAddressFromData: { city: 'Austin' },
    billingAddressFromData: { city: 'Houston' },
  }
  const cityOf = (carrier_code: string, method_code: string) =>
    toCheckoutConfig({ ...addresses, selectedShippingMethod: { carrier_code, method_code } }).shippingAddress
  expect(cityOf('ups', 'ground')).toEqual({ city: 'Austin' })
  expect(cityOf('instore', 'pickup')).toEqual({ city: 'Houston' })
})

it('settings of a way to pay are an object, and a notice is a text', () => {
  const { payment, quoteMessages } = toCheckoutConfig({
    payment: { adyen: { clientKey: 'x' }, odd: 'text', none: null },
    quoteMessages: { 3: 'Only 2 left', 4: null, 5: 7 },
  })
  expect(payment).toEqual({ adyen: { clientKey: 'x' } })
  expect(quoteMessages).toEqual({ 3: 'Only 2 left', 4: '', 5: '7' })
})

it('the website is Magento’s first one until the shop names another', () => {
  expect(toCheckoutConfig({}).websiteCode).toBe('base')
  expect(toCheckoutConfig({ websiteCode: 'eu' }).websiteCode).toBe('eu')
})
