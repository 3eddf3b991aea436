import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { deferred } from '#async/deferred.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $savedAddress, $submittedAddress } from '#address/state/addresses.ts'
import { $step } from '../progress/steps.ts'
import { clearShopper } from './clear-shopper.ts'

setUpCheckout()

it('an address that is still being saved is not the next shopper’s', async () => {
  const sent = deferred<void>()
  const answer = deferred<void>()
  const original = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes('shipping-information')) {
      sent.resolve()
      await answer.promise
    }
    return original(...request)
  })
  const saved = submitAddress({ shipping: inAustin, billing: inAustin })
  await sent.promise
  clearShopper()
  answer.resolve()
  await saved
  expect([$submittedAddress.get(), $savedAddress.get()]).toEqual([undefined, undefined])
  expect($step.get()).toBe('shipping_address')
})

it('the next shopper begins with an address of her own where nothing is delivered to the one before', async () => {
  const inBrazil = { ...inAustin, country_id: 'BR', region: 'Acre', region_id: 485, region_code: 'AC' }
  await submitAddress({ shipping: inBrazil, billing: inBrazil })
  expect($step.get()).toBe('shipping_method')
  clearShopper()
  expect($step.get()).toBe('shipping_address')
})
