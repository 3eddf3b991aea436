import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, openCheckout, shop } from '#test/checkout-setup.ts'
import { $addressForm, setField } from '../address/address-form.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $savedAddress, $submittedAddress } from '#address/state/addresses.ts'
import { $confirmedRate } from '#delivery/state/delivery.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { hasDraft } from '#checkout/state/draft.ts'
import { $refusal } from '#order/state/order.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { $step } from '../progress/steps.ts'
import { addOrderPart } from '../order/order-parts.ts'
import { clearShopper } from './clear-shopper.ts'
import { continueAfterLogin, checkSession } from './login.ts'
import { strike } from '#demo/wire/personalities.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { isRunning } from '#async/task.ts'

setUpCheckout()

const saves = () => requestsSent(/shipping-information/).length
async function underWay() {
  setField('email', 'ann@example.com')
  setField('shipping', inAustin)
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  $confirmedMethod.set('checkmo')
  $refusal.set({ message: { key: 'place-order.session' }, modal: false })
}

it('the same shopper goes on where they were, and confirms the payment again', async () => {
  await underWay()
  const before = saves()
  await continueAfterLogin({ isSame: true })
  expect([$confirmedMethod.get(), saves()]).toEqual([undefined, before])
  expect($savedAddress.get()).toBeDefined()
  expect($confirmedRate.get()).toBeDefined()
})

it('what was being saved when the session ended is saved then', async () => {
  await underWay()
  $savedAddress.set(undefined)
  const before = saves()
  await continueAfterLogin({ isSame: true })
  expect([$savedAddress.get()?.shipping?.city, saves()]).toEqual(['Austin', before + 1])
})

it('another shopper finds nothing of the first one, and the first step', async () => {
  await underWay()
  await continueAfterLogin({ isSame: false })
  expect([
    $savedAddress.get(),
    $submittedAddress.get(),
    $confirmedRate.get(),
    $confirmedMethod.get(),
  ]).toEqual(Array(4).fill(undefined))
  expect([$addressForm.get().email, $addressForm.get().shipping.city, hasDraft()]).toEqual(['', '', false])
  expect([$step.get(), $refusal.get()]).toEqual(['shipping_address', undefined])
})

it('parts that were loaded later clear what is theirs', () => {
  let isCleared = false
  const remove = addOrderPart({ clear: () => void (isCleared = true) })
  clearShopper()
  remove()
  expect(isCleared).toBe(true)
})

const done = () => vi.waitFor(() => expect(isRunning('session')).toBe(false))
const asked = () => requestsSent(/GET totals/).length

it('nothing is asked for a guest, who has no session to lose', async () => {
  const before = asked()
  checkSession()
  await done()
  expect(asked()).toBe(before)
})

it('a customer’s session that has ended is found out', async () => {
  await openCheckout({ customer: 'bea@example.com' })
  const before = asked()
  checkSession()
  await done()
  expect([asked(), $isSessionRefused.get()]).toEqual([before + 1, false])
  strike(shop.shop, 'expired-session')
  checkSession()
  await vi.waitFor(() => expect($isSessionRefused.get()).toBe(true))
})
