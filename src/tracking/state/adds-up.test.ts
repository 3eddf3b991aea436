import { expect, it } from 'vitest'
import fc from 'fast-check'
import { grandTotal, segments } from '#cart/rules/totals.ts'
import { dispatch } from '#dom/events.ts'
import { runs } from '#test/runs.ts'
import type { Ecommerce } from '../rules/events.ts'
import { enter, events, openPage, settle, setUpTracking } from './tracking.fixture.ts'

setUpTracking()

const BESIDE_ITEMS = ['subtotal', 'discount', 'tax', 'shipping', 'grand_total']
const STEPS = ['shipping_address', 'shipping_method', 'payment_method', 'item_summary']
/** All that a shopper's cart is reported by on its way to an order; each of them is about the whole cart. */
const FUNNEL = [
  'view_cart',
  'begin_checkout',
  'checkout_step',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
]

const visits = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'JPY'),
  qty: fc.integer({ min: 1, max: 4 }),
  coupon: fc.constantFrom(undefined, 'SPRING'),
  storeCredit: fc.boolean(),
  rewardPoints: fc.boolean(),
  // A gift card that pays a part.
  giftCards: fc.constantFrom([], [31]),
  country: fc.constantFrom(undefined, 'DE', 'US'),
  prices: fc.constantFrom('including', 'excluding', 'both'),
  includeTaxInGrandTotal: fc.boolean(),
})

it.each(fc.sample(visits, { numRuns: runs(100), seed: 5 }))(
  'every event from the cart to the order adds up: %j',
  async ({ country, currency, qty, prices, includeTaxInGrandTotal, ...applied }) => {
    const { shop } = enter({
      currency,
      customer: 'ann@example.com',
      items: [{ sku: 'NK-2', qty }, { sku: 'EA-1' }],
    })
    shop.taxDisplay = {
      reviewItemPriceDisplayMode: prices,
      reviewTotalsDisplayMode: prices,
      reviewShippingDisplayMode: prices,
      includeTaxInGrandTotal,
    }
    const inShop = [...shop.carts.values()].at(-1)!
    Object.assign(inShop, applied)
    if (country)
      Object.assign(inShop, {
        shippingAddress: {
          country_id: country,
          region_id: country === 'US' ? 57 : 0,
          postcode: '10119',
          street: ['1'],
          city: 'x',
        },
        rate: { carrier_code: 'tablerate', method_code: 'bestway' },
      })
    history.replaceState(null, '', '/checkout/cart')
    const { cart } = await openPage({ consent: true })
    await cart.loadCart()
    await settle()
    dispatch('bezel:shipping-selected', { method: 'tablerate_bestway' })
    dispatch('bezel:payment-selected', { method: 'checkmo' })
    for (const [index, step] of STEPS.entries()) dispatch('bezel:checkout-step', { step, index })
    await settle()
    dispatch('bezel:before-place-order', { method: 'checkmo' })
    dispatch('bezel:order-placed', { orderId: '77', method: 'checkmo' })
    await settle()
    history.replaceState(null, '', '/checkout/onepage/success/')
    await openPage({ consent: true })
    await settle()

    const totals = cart.$totals.get()!
    const others = segments(totals).filter(({ code }) => !BESIDE_ITEMS.includes(code))
    const rest = others.reduce((all, segment) => all + segment.value, 0)
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(FUNNEL))
    for (const { event, ecommerce } of events) {
      if (!ecommerce) continue
      const { items, value, tax = 0, shipping = 0 } = ecommerce as Ecommerce
      const sum = items.reduce((all, { price, quantity }) => all + price * quantity, 0)
      expect(value, event).toBeCloseTo(sum, 2)
      if (FUNNEL.includes(event))
        expect(value + tax + shipping + rest, event).toBeCloseTo(grandTotal(totals), 1)
    }
  },
)
