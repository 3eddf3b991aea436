import { expect, it } from 'vitest'
import { grandTotal, segments } from '#cart/rules/totals.ts'
import { enter, openPage, setUpTracking } from './tracking.fixture.ts'

setUpTracking()

const BESIDE_ITEMS = ['subtotal', 'discount', 'tax', 'shipping', 'grand_total']
const choices = <T>(...values: T[]) => values

const cases = choices('USD', 'EUR', 'JPY').flatMap((currency) =>
  choices(undefined, 'SPRING').flatMap((coupon) =>
    choices(false, true).flatMap((storeCredit) =>
      choices(false, true).flatMap((rewardPoints) =>
        choices(undefined, 'DE', 'US').map((country) => ({
          currency,
          coupon,
          storeCredit,
          rewardPoints,
          country,
        })),
      ),
    ),
  ),
)

it.each(cases)('what is reported of a cart adds up: %j', async ({ country, currency, ...applied }) => {
  const { shop } = enter({
    currency,
    customer: 'ann@example.com',
    items: [{ sku: 'NK-2', qty: 3 }, { sku: 'EA-1' }],
  })
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
  const { cart } = await openPage({ consent: true })
  await cart.loadCart()
  const { currentEcommerce } = await import('./cart.ts')
  const { items, value, tax = 0, shipping = 0 } = currentEcommerce()!
  const sum = items.reduce((all, { price, quantity }) => all + price * quantity, 0)
  expect(value).toBeCloseTo(sum, 2)
  const totals = cart.$totals.get()!
  const others = segments(totals).filter(({ code }) => !BESIDE_ITEMS.includes(code))
  const rest = others.reduce((all, segment) => all + segment.value, 0)
  expect(value + tax + shipping + rest).toBeCloseTo(grandTotal(totals), 1)
})
