import { describe, expect, it } from 'vitest'
import { paymentRecords } from '#demo/provider/payment-records.ts'
import { inAustin } from '#test/austin.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { loadAddresses } from '#address/state/address-book.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $replacedRate, $savedRate } from '#delivery/state/delivery.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { $chosenMethod } from '#payment/state/chosen-method.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { $step } from '../progress/steps.ts'
import { resume } from './resume.ts'

const NO_CODE = { stored_card_code: '0' }
const ann = { customer: 'ann@example.com', settings: NO_CODE }

setUpCheckout()

async function begin({
  prepare = () => {},
  ...options
}: Parameters<typeof openCheckout>[0] & { prepare?: () => unknown } = {}) {
  await openCheckout({ ...ann, ...options })
  await loadAddresses()
  prepare()
  await resume()
  return $step.get()
}

const ofCart = (part: object) => $checkoutConfig.set({ ...$checkoutConfig.get()!, ...part })
const placed = () => $savedAddress.get()?.shipping?.city

describe('a customer with a default address and a card that needs no code', () => {
  it('begins with the review', async () => {
    expect(await begin()).toBe('item_summary')
    expect([placed(), $savedRate.get(), $chosenMethod.get()?.code]).toEqual([
      'Austin',
      'tablerate_bestway',
      'adyen_hpp',
    ])
  })

  it('is billed for vouchers without a delivery', async () => {
    expect(await begin({ items: [{ sku: 'GV-50' }] })).toBe('item_summary')
    expect($savedAddress.get()).toMatchObject({ billing: { city: 'Austin' }, shipping: undefined })
  })

  it('has the address and the delivery that the cart has', async () => {
    const shippingAddress = {
      firstname: 'Ann',
      lastname: "O'Neil",
      street: { 0: 'Prinsengracht 263' },
      city: 'Amsterdam',
      postcode: '1016 GV',
      country_id: 'NL',
    }
    const prepare = () => ofCart({ shippingAddress, selectedRate: 'expedite_expedite' })
    expect(await begin({ prepare })).toBe('item_summary')
    expect([placed(), $savedRate.get()]).toEqual(['Amsterdam', 'expedite_expedite'])
  })
})

describe('the checkout begins with', () => {
  it('the payment, where the card needs its code', async () => {
    expect(await begin({ settings: {} })).toBe('payment_method')
    expect([placed(), $savedRate.get()]).toEqual(['Austin', 'tablerate_bestway'])
  })

  it('the payment, where no card is stored', async () => {
    expect(await begin({ prepare: () => paymentRecords(shop.shop).stored.set(7, []) })).toBe('payment_method')
  })

  it('the payment, where the provider does not answer', async () => {
    const fault = { kind: 'status', status: 503 } as const
    const prepare = () => void shop.shop.moods.push({ match: 'POST */payment/methods', fault, seen: 0 })
    expect(await begin({ prepare })).toBe('payment_method')
  })

  it('the delivery, where the one of the cart is no longer offered', async () => {
    expect(await begin({ prepare: () => ofCart({ selectedRate: 'gone_gone' }) })).toBe('shipping_method')
    expect($confirmedMethod.get()).toBeUndefined()
  })

  it('the delivery, where the cart was to be collected and its store is not known', async () => {
    expect(await begin({ prepare: () => ofCart({ selectedRate: 'instore_pickup' }) })).toBe('shipping_method')
    expect($replacedRate.get()).toBeUndefined()
  })

  it('the address, where none is the default', async () => {
    expect(await begin({ customer: 'bea@example.com' })).toBe('shipping_address')
  })

  it('the address, where the cart has one that is not in the book', async () => {
    const prepare = () => ofCart({ shippingAddress: { ...inAustin, street: { 0: 'Elsewhere 1' } } })
    expect(await begin({ prepare })).toBe('shipping_address')
    expect(placed()).toBeUndefined()
  })

  it('the address, where something was entered before', async () => {
    expect(await begin({ prepare: () => keepDraft({ email: 'ann@example.com' }) })).toBe('shipping_address')
  })
})
