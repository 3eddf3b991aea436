import { expect, it, vi } from 'vitest'
import { rateKey } from '../rules/rate.ts'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { $step } from '#widgets/checkout/state/progress/steps.ts'
import { openStep } from '#checkout/state/progress.ts'
import { $isDeliveryConfirmed, $rates, $replacedRate, $savedRate } from './delivery.ts'
import { chooseRate, confirmDelivery } from './rates.ts'

setUpCheckout()

const saves = () => requestsSent(/shipping-information/).length
const submit = (address = inAustin) => submitAddress({ shipping: address, billing: address })
const rate = (key: string) => $rates.get()!.find((each) => rateKey(each) === key)!
const EXPRESS = 'expedite_expedite'

it('a delivery is saved a moment after it was chosen, the last one alone', async () => {
  await submit()
  const before = saves()
  for (const each of [...$rates.get()!, rate(EXPRESS)]) chooseRate(each)
  expect([saves(), $savedRate.get()]).toEqual([before, 'tablerate_bestway'])
  await vi.waitFor(() => expect($savedRate.get()).toBe(EXPRESS))
  expect(saves()).toBe(before + 1)
})

it('one that is gone on with at once is not saved a second time', async () => {
  await submit()
  const before = saves()
  chooseRate(rate(EXPRESS))
  await confirmDelivery()
  expect([$savedRate.get(), $isDeliveryConfirmed.get()]).toEqual([EXPRESS, true])
  await new Promise((done) => setTimeout(done, 500))
  expect(saves()).toBe(before + 1)
})

it.each(['shipping_address', 'shipping_method'] as const)(
  'going on from a delivery ends at the payment, or at what is opened meanwhile: %s',
  async (opened) => {
    await submit()
    openStep('shipping_method')
    chooseRate(rate(EXPRESS))
    const saving = confirmDelivery()
    openStep(opened)
    await saving
    expect($isDeliveryConfirmed.get()).toBe(true)
    expect($step.get()).toBe(opened === 'shipping_address' ? opened : 'payment_method')
  },
)

it('another choice has to be gone on with again, and ends what was said of the one before', async () => {
  await submit()
  chooseRate(rate(EXPRESS))
  await confirmDelivery()
  await submit({ ...inAustin, street: ['PO Box 12'] })
  expect($replacedRate.get()).toBeDefined()
  chooseRate(rate('tablerate_bestway'))
  expect($replacedRate.get()).toBeUndefined()
  await confirmDelivery()
  chooseRate($rates.get()!.find((each) => rateKey(each) !== 'tablerate_bestway')!)
  expect($isDeliveryConfirmed.get()).toBe(false)
})

it('one that took the place of a withdrawn one is not gone on with before it was seen', async () => {
  await submit()
  chooseRate(rate(EXPRESS))
  shop.shop.carts.forEach((cart) => (cart.withdrawn = ['expedite']))
  await confirmDelivery()
  expect([$savedRate.get(), $replacedRate.get() !== undefined]).toEqual(['tablerate_bestway', true])
  expect([$isDeliveryConfirmed.get(), $step.get()]).toEqual([false, 'shipping_method'])
  await confirmDelivery()
  expect($step.get()).toBe('payment_method')
})

it('a shopper who goes back after the answer to another choice was lost gets what she sees', async () => {
  await submit()
  await confirmDelivery()
  const standard = $savedRate.get()
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    times: 1,
    fault: { kind: 'commit-drop' },
    seen: 0,
  })
  chooseRate(rate(EXPRESS))
  await confirmDelivery()
  const carrier = () => [...shop.shop.carts.values()].find(({ active }) => active)!.rate?.carrier_code
  expect([carrier(), $isDeliveryConfirmed.get()]).toEqual(['expedite', false])
  chooseRate(rate(standard!))
  await confirmDelivery()
  expect([carrier(), $savedRate.get(), $isDeliveryConfirmed.get()]).toEqual(['tablerate', standard, true])
})
