import { beforeEach, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $totals } from '#cart/state/cart.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { readAhead, takeConfiguration } from './configuration.ts'
import { currentAmount } from './settings.ts'

setUpCheckout()

const METHODS = 'POST /adyen-ext-payment/payment/methods*'
const reads = () => requestsSent(/^POST methods$/).length

beforeEach(() => submitAddress({ shipping: inAustin, billing: inAustin }))

it('an offer read ahead is the form’s, and the next form asks for a new one', async () => {
  readAhead()
  const first = await takeConfiguration()
  expect([reads(), first!.paymentMethodsResponse.paymentMethods.length > 0]).toEqual([1, true])
  expect(await takeConfiguration()).not.toBe(first)
  expect(reads()).toBe(2)
})

it('an offer read for another amount is not used', async () => {
  readAhead()
  const before = currentAmount().value
  $totals.set({ ...$totals.get()!, total_segments: [], grand_total: 1, tax_amount: 0 })
  const { amount } = (await takeConfiguration())!
  expect([reads(), before > 100, amount!.value]).toEqual([2, true, 100])
})

it('an offer that could not be read ahead is asked for again', async () => {
  shop.shop.moods.push({ match: METHODS, times: 1, fault: { kind: 'status', status: 503 }, seen: 0 })
  readAhead()
  expect((await takeConfiguration())!.paymentMethodsResponse).toBeDefined()
  expect(reads()).toBe(2)
})
