import { describe, expect, it, vi } from 'vitest'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { inAustin } from '#test/austin.ts'
import { $totals } from '#cart/state/cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { card } from '../methods/card/card.ts'
import {
  setListedMethods,
  $offeredMethods,
  loadForcedMethods,
  $registeredMethods,
  registerPaymentMethods,
} from './offered-methods.ts'
import type { PaymentMethod } from './payment-method.ts'

setUpCheckout()

const placeOrder = async () => ({ type: 'done' }) as const
const hidden: PaymentMethod = { codes: ['hidden'], isOffered: () => false, placeOrder }
const plain: PaymentMethod = { codes: ['plain'], placeOrder }
const offered = () => $offeredMethods.get()?.map(({ code }) => code)
const list = (...methods: PaymentMethod[]) => {
  registerPaymentMethods(methods)
  setListedMethods(methods.flatMap(({ codes }) => codes).map((code) => ({ code, title: code })))
}

it('are unknown until the server has listed them and their code is loaded', () => {
  expect($offeredMethods.get()).toBeUndefined()
  list(plain)
  expect(offered()).toEqual(['plain'])
  $registeredMethods.set(undefined)
  expect($offeredMethods.get()).toBeUndefined()
})

it('one that nobody carries out is left out, which debug mode says once that is known', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  $page.set({ ...$page.get(), debug: true })
  $registeredMethods.set(undefined)
  const stop = $offeredMethods.listen(() => undefined)
  setListedMethods(['plain', 'shells', 'beads'].map((code) => ({ code, title: code })))
  expect(info).not.toHaveBeenCalled()
  registerPaymentMethods([plain])
  expect(offered()).toEqual(['plain'])
  expect(info.mock.calls).toEqual([['Bezel: payment methods left out: shells, beads']])
  setListedMethods([{ code: 'plain', title: 'plain' }])
  expect(info).toHaveBeenCalledOnce()
  stop()
})

describe('a method whose offer rule hides it', () => {
  it('is not offered', () => {
    list(hidden, plain)
    expect(offered()).toEqual(['plain'])
  })

  it('is offered when the shop wants it offered all the same', async () => {
    list({ ...hidden, loadForced: async () => true }, plain)
    loadForcedMethods()
    await vi.waitFor(() => expect(offered()).toEqual(['hidden', 'plain']))
  })

  it.each([
    ['refuses', async () => false],
    ['does not answer', () => Promise.reject(new Error('offline'))],
  ])('stays hidden when the shop %s', async (_, answer: () => Promise<boolean>) => {
    const loadForced = vi.fn(answer)
    list({ ...hidden, loadForced }, plain)
    loadForcedMethods()
    await Promise.allSettled(loadForced.mock.results.map(({ value }) => value as Promise<boolean>))
    expect(offered()).toEqual(['plain'])
  })
})

it('the card follows the threshold of the country that pays, wherever the parcel goes', () => {
  const at = (country_id: string) => ({ ...inAustin, country_id })
  $settings.set({ credit_card_min_total: '0' })
  $totals.set({ ...$totals.get()!, grand_total: 8, total_segments: [] })
  const offeredFor = (billing: string, shipping: string) => {
    $savedAddress.set({ billing: at(billing), shipping: at(shipping), cart: 'cart' })
    list(card, plain)
    return offered()
  }
  expect(offeredFor('US', 'ZA')).toEqual(['adyen_hpp', 'plain'])
  expect(offeredFor('ZA', 'US')).toEqual(['plain'])
})

it('a card below the threshold is one of those that may be forced', () => {
  const settings = { credit_card_min_total: '10' }
  expect(card.isOffered?.({ grandTotal: 1, currency: 'USD', settings })).toBe(false)
  expect(card.loadForced).toBeDefined()
})
