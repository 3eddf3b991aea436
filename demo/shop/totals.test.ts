import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addProduct, newCart } from './cart.ts'
import { catalogue, productBySku } from './catalogue.ts'
import { countryCodes, regionsOf } from './directory/directory.ts'
import { convert, currencies, divide, toDatabase } from './money.ts'
import { coupons } from './discounts.ts'
import { PRIME } from './offers.ts'
import { ratesFor } from './delivery/shipping-rates.ts'
import { Shop } from './shop.ts'
import { deltaRounding, pricesContainTax, taxFor, taxOf } from './tax.ts'
import { totalsOf } from './totals.ts'
import { newSession } from '../wire/session.ts'

const sellable = catalogue.filter(
  ({ visible, stock, options }) => visible && stock > 0 && !options.some((o) => o.required),
)

const situation = fc.record({
  currency: fc.constantFrom(...currencies),
  country: fc.constantFrom('US', 'DE', 'JP', 'CA', 'KW', 'AU', 'CH'),
  items: fc.array(fc.record({ product: fc.constantFrom(...sellable), qty: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
  }),
  coupon: fc.option(fc.constantFrom(...coupons.map(({ code }) => code)), { nil: undefined }),
  prime: fc.boolean(),
  card: fc.constantFrom([], [31], [32]),
  credit: fc.boolean(),
  points: fc.boolean(),
  paymentType: fc.constantFrom('scheme', 'klarna'),
})

it('adds all amounts up to the grand total, in whole minor units, never below zero', () => {
  fc.assert(
    fc.property(
      situation,
      ({ currency, country, items, coupon, prime, card, credit, points, paymentType }) => {
        const shop = new Shop()
        const cart = newCart(shop, newSession(shop, { customerId: 7, currency }))
        for (const { product, qty } of new Map(items.map((item) => [item.product.id, item])).values()) {
          addProduct(shop, cart, product, qty)
        }
        if (prime) addProduct(shop, cart, productBySku(PRIME)!, 1)
        Object.assign(cart, { coupon, giftCards: card, storeCredit: credit, rewardPoints: points })
        Object.assign(cart, { paymentMethod: 'adyen_hpp', paymentType })
        cart.shippingAddress = { country_id: country, region_id: Number(regionsOf(country)[0]?.id ?? 0) }
        cart.rate = { carrier_code: 'tablerate', method_code: 'bestway' }
        const t = totalsOf(shop, cart)
        const cards = t.giftCard.reduce((sum, { amount }) => sum + amount, 0)
        // A discount on prices with tax takes tax off as well.
        const goods = pricesContainTax(currency) ? t.subtotalWithTax + t.shippingTax : t.subtotal + t.tax
        const whole = goods - t.discount - t.paymentDiscount + t.shipping + t.giftBoxes + t.tariffInsurance
        expect(t.grand).toBe(whole - cards - t.credit - t.points)
        expect(t.grand).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(t.grand)).toBe(true)
      },
    ),
  )
})

it.each([
  [14_890, 'JPY', 22_335],
  [3_450, 'EUR', 3_174],
  [3_450, 'KWD', 10_592],
  [999, 'KRW', 13_387],
])('converts %i cents to %s', (cents, currency, minor) => {
  expect(convert(cents, currency)).toBe(minor)
})

it('rounds half away from zero', () => {
  expect([divide(5, 2), divide(-5, 2), divide(4, 3), divide(0, 7)]).toEqual([3, -3, 1, 0])
})

it('writes amounts as the database does', () => {
  expect([toDatabase(-1050, 'USD'), toDatabase(7, 'KWD'), toDatabase(500, 'JPY')]).toEqual([
    '-10.5000',
    '0.0070',
    '500.0000',
  ])
})

it('taxes by destination: the state in America, the country in Europe, nothing in Oregon or Kuwait', () => {
  const region = (country: string, code: string) =>
    Number(regionsOf(country).find((one) => one.code === code)?.id)
  const titles = [
    { country_id: 'US', region_id: region('US', 'TX') },
    { country_id: 'US', region_id: region('US', 'OR') },
    { country_id: 'CA', region_id: region('CA', 'QC') },
    { country_id: 'DE' },
    { country_id: 'KW' },
  ].map((address) => taxFor(address)?.title)
  expect(titles).toEqual(['US-TX-8.25', undefined, 'CA-QC-14.975', 'DE-*-19', undefined])
})

it('rounds tax as the recorded shop does: what an amount loses counts for the next', () => {
  const taxes = (isContained: boolean, rate: number, ...amounts: number[]) => {
    const round = deltaRounding()
    return amounts.map((amount) => round(taxOf(amount, rate, isContained)))
  }
  expect(taxes(false, 8250, 6900, 500)).toEqual([569, 42])
  expect(taxes(false, 8250, 6210, 500)).toEqual([512, 42])
  expect(taxes(false, 8250, 3450, 500)).toEqual([285, 41])
  expect(taxes(true, 19_000, 8212)).toEqual([1311])
  expect(taxes(true, 19_000, 8212 - 690)).toEqual([1201])
})

it('sells net in America and gross, at whole prices, in Europe and Japan, whatever the address', () => {
  const priceOf = (currency: string, country_id?: string) => {
    const shop = new Shop()
    const cart = newCart(shop, newSession(shop, { currency }))
    addProduct(shop, cart, productBySku('EA-1')!, 1)
    cart.shippingAddress = country_id
      ? { country_id, region_id: Number(regionsOf(country_id)[0]?.id ?? 0) }
      : undefined
    const { unit, unitWithTax } = totalsOf(shop, cart).items[0]!
    return [unit, unitWithTax]
  }
  expect([priceOf('USD'), priceOf('USD', 'US')]).toEqual([
    [3450, 3450],
    [3450, 3588],
  ])
  expect([priceOf('EUR'), priceOf('EUR', 'NL'), priceOf('EUR', 'US')]).toEqual([
    [2689, 3200],
    [2645, 3200],
    [3077, 3200],
  ])
  expect([priceOf('JPY'), priceOf('JPY', 'JP')]).toEqual([
    [4727, 5200],
    [4727, 5200],
  ])
})

it('offers no way to Brazil, one to Fiji, and no Express to Hawaii', () => {
  const shop = new Shop()
  const cart = newCart(shop, newSession(shop))
  addProduct(shop, cart, sellable[0]!, 1)
  const ways = (country_id: string, region_id = 0) =>
    ratesFor(shop, cart, { country_id, region_id })
      .filter(({ available }) => available)
      .map(({ carrier_code }) => carrier_code)
  const hawaii = Number(regionsOf('US').find(({ code }) => code === 'HI')?.id)
  expect([ways('BR'), ways('FJ'), ways('US', hawaii)]).toEqual([
    [],
    ['tablerate'],
    ['tablerate', 'accelerate'],
  ])
})

it('knows the regions of countries that have them, under numbers of their own', () => {
  const all = countryCodes.flatMap((code) => regionsOf(code).map(({ id }) => id))
  expect(new Set(all).size).toBe(all.length)
  expect(['US', 'CA', 'DE', 'ES', 'IT'].map((code) => regionsOf(code).length > 7)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['JP', 'GB', 'NL', 'KW'].flatMap(regionsOf)).toEqual([])
})
