import { describe, expect, it, vi } from 'vitest'
import { rateKey } from '../rules/rate.ts'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { $totals } from '#cart/state/cart.ts'
import { $tasks } from '#async/task.ts'
import { inAustin } from '#test/austin.ts'
import { requestsSent, shop, setUpCheckout } from '#test/checkout-setup.ts'
import { $addressFailure } from '#widgets/checkout/state/address/address-form.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { $tariffInsuranceRefusal, setTariffInsurance } from './apply-tariff-insurance.ts'
import {
  $tariffEstimate,
  $tariffInsurance,
  $tariffInsuranceChange,
  fetchTariffEstimate,
} from './tariff-insurance.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $rates } from './delivery.ts'
import { chooseRate, settleRate } from './rates.ts'

setUpCheckout()

const choose = (address = inAustin) => submitAddress({ shipping: address, billing: address })
const inAmsterdam = { ...inAustin, country_id: 'NL', region: '', region_id: 0, region_code: '' }
const inTokyo = { ...inAmsterdam, country_id: 'JP', region: '東京都' }

async function take(key: string) {
  chooseRate($rates.get()!.find((rate) => rateKey(rate) === key)!)
  await settleRate()
}
/** The calls without the estimate of the prices, which is requested with the rates. */
const asked = () => requestsSent(/^POST (apply|cancel|shipping-information)$/)
const fail = (match: string, times = 1) =>
  shop.shop.moods.push({ match, times, fault: { kind: 'status', status: 503 }, seen: 0 })
const loseAnswer = (match: string) =>
  shop.shop.moods.push({ match, times: 1, fault: { kind: 'commit-drop' }, seen: 0 })
const totalInShop = () => shop.ledger().carts.find(({ active }) => active)!.grandTotal

describe('the tariff insurance', () => {
  it('is not on the cart before somebody asks for it, and its price is known', async () => {
    await choose()
    expect($tariffInsurance.get()).toBeUndefined()
    await vi.waitFor(() => expect($tariffEstimate.get()).toBeDefined())
    expect($tariffEstimate.get()!.estimatedAmounts).toEqual({
      US_tablerate_bestway: expect.closeTo(3.25),
      US_expedite_expedite: expect.closeTo(3.25),
    })
    expect(requestsSent(/^POST apply$/)).toEqual([])
  })

  it('is not offered where its price is not known, which keeps no delivery from being saved', async () => {
    fail('POST */tariffinsurance/estimate', 2)
    await choose()
    expect([$savedAddress.get()?.billing.city, $tariffEstimate.get()]).toEqual(['Austin', undefined])
    await vi.waitFor(() => expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('insurance'))
    expect(await fetchTariffEstimate(inAustin, $rates.get()!)).toBeUndefined()
  })

  it('comes and goes with the shopper’s word, and the totals with it', async () => {
    await choose()
    const before = grandTotal($totals.get())
    await setTariffInsurance(true)
    expect($tariffInsurance.get()).toBeGreaterThan(0)
    expect(grandTotal($totals.get())).toBeCloseTo(before + $tariffInsurance.get()!)
    expect(totalInShop()).toBeCloseTo(grandTotal($totals.get()))
    await setTariffInsurance(false)
    expect(grandTotal($totals.get())).toBeCloseTo(before)
    expect(totalInShop()).toBeCloseTo(before)
  })

  it('waits for the delivery that was chosen a moment ago', async () => {
    await choose()
    chooseRate($rates.get()!.find((rate) => rateKey(rate) === 'expedite_expedite')!)
    await setTariffInsurance(true)
    expect(asked().slice(-2)).toEqual(['POST shipping-information', 'POST apply'])
    expect($tariffInsurance.get()).toBeGreaterThan(0)
  })

  it('is not added once the shopper has changed her mind while the delivery was being saved', async () => {
    await choose()
    chooseRate($rates.get()!.find((rate) => rateKey(rate) === 'expedite_expedite')!)
    const added = setTariffInsurance(true)
    await setTariffInsurance(false)
    await added
    expect(requestsSent(/^POST apply$/)).toEqual([])
    expect($tariffInsurance.get()).toBeUndefined()
  })

  it('asks nothing more when the same delivery is saved again', async () => {
    await choose()
    await setTariffInsurance(true)
    const before = asked().length
    await choose({ ...inAustin, street: ['2 Main St'] })
    expect(asked().slice(before)).toEqual(['POST shipping-information'])
    expect($tariffInsurance.get()).toBeGreaterThan(0)
  })

  it('is kept for another delivery that can be insured, and a message shows it', async () => {
    await choose()
    await setTariffInsurance(true)
    await take('expedite_expedite')
    expect($tariffInsurance.get()).toBeGreaterThan(0)
    expect($tariffInsuranceChange.get()).toBe('moved')
    await choose(inTokyo)
    expect($tariffInsurance.get()).toBeGreaterThan(0)
    expect(totalInShop()).toBeCloseTo(grandTotal($totals.get()))
  })

  it('is cancelled before a delivery is saved that cannot be insured, and shows it', async () => {
    await choose()
    await setTariffInsurance(true)
    const before = asked().length
    await take('accelerate_standard')
    expect(asked().slice(before)).toEqual(['POST cancel', 'POST shipping-information'])
    expect($tariffInsurance.get()).toBeUndefined()
    expect($tariffInsuranceChange.get()).toBe('ended')
  })

  it('ends where there are no duties and does not come back by itself', async () => {
    await choose()
    await setTariffInsurance(true)
    await choose(inAmsterdam)
    expect($tariffInsuranceChange.get()).toBe('ended')
    await choose()
    expect(segmentValue($totals.get(), 'tariff_insurance')).toBeUndefined()
  })

  it('ends when it is unknown whether the new delivery can be insured', async () => {
    await choose()
    await setTariffInsurance(true)
    fail('POST /shipping/tariffinsurance/estimate', 2)
    await take('expedite_expedite')
    expect($tariffInsurance.get()).toBeUndefined()
    expect($tariffInsuranceChange.get()).toBe('ended')
  })

  it.each([
    ['abort', 'ended'],
    ['commit-drop', 'moved'],
  ] as const)('whose move to another delivery came to %s has %s', async (kind, change) => {
    await choose()
    await setTariffInsurance(true)
    shop.shop.moods.push({ match: 'POST *tariffinsurance/apply*', times: 1, fault: { kind }, seen: 0 })
    await take('expedite_expedite')
    expect($tariffInsuranceChange.get()).toBe(change)
    expect($tariffInsurance.get() !== undefined).toBe(change === 'moved')
  })

  it('that could not be cancelled leaves the address unsaved, until it can', async () => {
    await choose()
    await setTariffInsurance(true)
    fail('POST /shipping/tariffinsurance/cancel')
    await choose(inAmsterdam)
    expect($savedAddress.get()).toBeUndefined()
    expect($addressFailure.get()).toBe('')
    await choose(inAmsterdam)
    expect($savedAddress.get()!.shipping!.country_id).toBe('NL')
    expect($tariffInsurance.get()).toBeUndefined()
  })

  it('that was added or removed though the answer was lost has not failed', async () => {
    await choose()
    const before = grandTotal($totals.get())
    loseAnswer('POST /shipping/tariffinsurance/apply*')
    await setTariffInsurance(true)
    expect([$tasks.get().insurance, $tariffInsuranceRefusal.get()]).toEqual([undefined, undefined])
    expect($tariffInsurance.get()).toBeGreaterThan(0)
    loseAnswer('POST /shipping/tariffinsurance/cancel*')
    await setTariffInsurance(false)
    expect($tasks.get().insurance).toBeUndefined()
    expect(grandTotal($totals.get())).toBeCloseTo(before)
  })

  it('that could not be added costs nothing, also where the answer was lost', async () => {
    await choose()
    shop.shop.moods.push({
      match: 'POST /shipping/tariffinsurance/apply*',
      times: 1,
      fault: { kind: 'abort' },
      seen: 0,
    })
    await setTariffInsurance(true)
    expect([$tasks.get().insurance, $tariffInsurance.get()]).toEqual(['failed', undefined])
    expect($tariffInsuranceRefusal.get()).toEqual({ key: 'state.failed' })
  })

  it('that the shop refuses shows why and costs nothing', async () => {
    await choose()
    await take('accelerate_standard')
    await setTariffInsurance(true)
    expect($tasks.get().insurance).toBe('failed')
    expect($tariffInsuranceRefusal.get()).toBe('The insurance is not available for this delivery.')
    expect($tariffInsurance.get()).toBeUndefined()
  })
})
