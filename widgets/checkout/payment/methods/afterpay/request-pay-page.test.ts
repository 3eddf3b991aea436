import { beforeEach, expect, it } from 'vitest'
import { inAustin } from '../../../../../test/austin'
import { serve } from '../../../../../test/fetch-stub'
import { $checkoutConfig } from '../../../../../src/state/page/config'
import { $currency } from '../../../../../src/state/page/context'
import { $page } from '../../../../../src/state/page/page'
import { requestPayPage } from './request-pay-page'

const cart = { id: 'cart', customer: false }
const order = { cart, method: 'afterpay', billing: inAustin, email: 'ann@example.com' } as never

beforeEach(() => {
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
