import { waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { afterpay, clearpay, requestPayPage, payLaterCountry } from './afterpay.tsx'
import { inAustin } from '#test/austin.ts'
import { failure, form, sent, serve } from '#test/fetch-stub.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { readSection, storeSections } from '#storefront/page/sections/sections.ts'
import { readAges } from '#storefront/page/sections/store.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { NO_PAY_PAGE } from '../../redirect/order-then-leave.ts'

describe('the details of a method to pay later', () => {
  setUpCheckout()

  it.each([
    ['Afterpay', afterpay],
    ['Clearpay', clearpay],
  ])('who pays later by %s knows when what is due, and where the next page is', async (company, method) => {
    const Details = method.Details!
    const { host } = render(<Details code="" />)
    await waitFor(() => expect(host.textContent).toContain(`You will go to ${company} and come back.`))
    const due = [...host.querySelectorAll('.bzl-checkout__instalments li')].map((each) => each.textContent)
    expect(due).toEqual(
      ['today', 'in 2 weeks', 'in 4 weeks', 'in 6 weeks'].map((day) => expect.stringContaining(day)),
    )
  })
})

describe('the request for the page to pay on', () => {
  const cart = { id: 'cart', customer: false }
  const order = { cart, method: 'afterpay', billing: inAustin, email: 'ann@example.com' } as never

  beforeEach(() => {
    $savedAddress.set(undefined)
    $page.set({ ...$page.get(), redirectHosts: ['portal.afterpay.com'] })
    $checkoutConfig.set({
      payment: {
        afterpay: { redirectUrl: { afterpay: 'https://portal.afterpay.com/{country}/checkout?theme=dark' } },
      },
    } as never)
    serve({ success: true, token: 'abc' })
  })

  it('opens the page of the currency’s country and tells it the token and that country', async () => {
    const outcome = await requestPayPage('afterpay', order)
    expect($currency.get()).toBe('USD')
    const url = 'https://portal.afterpay.com/us/checkout?theme=dark&token=abc&countryCode=US'
    expect(outcome).toEqual({ type: 'redirect', url })
  })

  const asked = () => sent.filter(({ path }) => path.includes('/payment/process'))
  const fields = () => Object.fromEntries(form(asked().at(-1)!.body))

  it('asks for the address of the delivery, and for the one to bill where nothing is delivered', async () => {
    await requestPayPage('afterpay', order)
    expect(fields()).toMatchObject({ city: 'Austin', email: 'ann@example.com' })
    const shipping = { ...inAustin, city: 'Houston' }
    $savedAddress.set({ cart: 'cart', shipping, billing: inAustin })
    await requestPayPage('afterpay', { ...(order as object), email: undefined } as never)
    expect(fields()).toMatchObject({ city: 'Houston', email: inAustin.email })
  })

  it('asks for nothing in a currency or without a page of the provider', async () => {
    expect(await requestPayPage('clearpay', order)).toBe(NO_PAY_PAGE)
    $checkoutConfig.set({ payment: {} } as never)
    expect(await requestPayPage('afterpay', order)).toBe(NO_PAY_PAGE)
    expect(asked()).toEqual([])
  })

  it('leads to no host the shop has not listed', async () => {
    $page.set({ ...$page.get(), redirectHosts: [] })
    expect(await requestPayPage('afterpay', order)).toBe(NO_PAY_PAGE)
  })

  it('the cart in the cache is no longer the shop’s, even after a refusal', async () => {
    const cached = () => readSection('cart', Date.now())
    storeSections({ cart: { data_id: 1 } }, Date.now(), readAges())
    expect(cached()).toBeDefined()
    serve({ error: true, message: 'Not this time.' })
    expect((await failure(requestPayPage('afterpay', order))).text).toBe('Not this time.')
    expect(cached()).toBeUndefined()
  })
})

it.each([
  ['afterpay', 'AUD', 'AU'],
  ['afterpay', 'NZD', 'NZ'],
  ['afterpay', 'USD', 'US'],
  ['afterpay', 'CAD', 'CA'],
  ['afterpay', 'GBP', undefined],
  ['clearpay', 'GBP', 'GB'],
  ['clearpay', 'USD', undefined],
  ['afterpay', 'constructor', undefined],
] as const)('%s with %s is for %s', (provider, currency, country) =>
  expect(payLaterCountry(provider, currency)).toBe(country),
)
