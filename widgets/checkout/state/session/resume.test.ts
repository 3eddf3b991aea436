import { expect, it, describe } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop, openCheckout } from '#test/checkout-setup.ts'
import { loadDirectory } from '#address/state/directory.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $confirmedRate, $replacedRate, $savedRate } from '#delivery/state/delivery.ts'
import { type Draft, keepDraft } from '#checkout/state/draft.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { $step } from '../progress/steps.ts'
import { submitAddress } from '../address/submit-address.ts'
import { resume } from './resume.ts'
import { paymentRecords } from '#demo/provider/payment-records.ts'
import { loadAddresses } from '#address/state/address-book.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { $addresses } from '#customer/state/customer.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $chosenMethod } from '#payment/state/chosen-method.ts'

setUpCheckout()

const ofAnAccount = { ...inAustin, customer_address_id: 7 }
const typedBefore = () =>
  keepDraft({ step: 'shipping_method', addresses: { shipping: ofAnAccount, billing: ofAnAccount } })

it('a guest’s addresses from before a reload are saved without the id of an account’s address', async () => {
  typedBefore()
  await resume()
  expect($savedAddress.get()).toMatchObject({ shipping: { city: 'Austin' }, billing: { city: 'Austin' } })
  const bodies = shop.ledger().requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
  expect(bodies.some((body) => body.includes('Austin'))).toBe(true)
  expect(bodies.filter((body) => /customer_address_id\W+7/i.test(body))).toEqual([])
})

it('a customer’s addresses from before a reload are saved with their ids in the address book', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  await loadAddresses()
  const address = toCartAddress($addresses.get()![0]!)
  keepDraft({ step: 'shipping_method', addresses: { shipping: address, billing: address } })
  await resume()
  const sent = shop.ledger().requests.filter(({ path }) => path.endsWith('shipping-information'))
  expect(sent.map(({ body }) => JSON.parse(body).addressInformation.shipping_address)).toMatchObject([
    { customer_address_id: address.customer_address_id },
  ])
})

it('a region from before a reload is saved with the number that the shop has for it now', async () => {
  await loadDirectory()
  const renumbered = { ...inAustin, region_id: 12 }
  keepDraft({ step: 'shipping_method', addresses: { shipping: renumbered, billing: renumbered } })
  await resume()
  expect($savedAddress.get()!.shipping!.region_id).toBe(inAustin.region_id)
})

const addresses = { shipping: inAustin, billing: inAustin }
const rate = 'tablerate_bestway'

async function resumeAfter(draft: Draft) {
  keepDraft(draft)
  await resume()
  return $step.get()
}

it.each<[string, Draft]>([
  ['none was submitted', { step: 'shipping_method' }],
  ['the shopper was still at it', { step: 'shipping_address', addresses }],
  ['it is not known how far she was', { addresses }],
  ['nothing says where the goods go', { step: 'payment_method', addresses: { billing: inAustin } }],
])('no address is saved after a reload where %s', async (_, draft) => {
  expect(await resumeAfter(draft)).toBe('shipping_address')
  expect(requestsSent(/shipping/)).toEqual([])
})

it('an address that the page still has is not replaced by one from before', async () => {
  await submitAddress(addresses)
  await resumeAfter({
    step: 'payment_method',
    addresses: { ...addresses, shipping: { ...inAustin, city: 'Waco' } },
  })
  expect($savedAddress.get()!.shipping!.city).toBe('Austin')
})

it.each<[string, Draft, string, string | undefined]>([
  ['the delivery', { step: 'shipping_method', rate }, 'shipping_method', undefined],
  ['the payment', { step: 'payment_method', rate }, 'payment_method', rate],
  ['the payment, but no delivery', { step: 'payment_method' }, 'shipping_method', undefined],
  ['the review', { step: 'item_summary', rate }, 'payment_method', rate],
  ['the review with the shop’s own delivery', { step: 'item_summary' }, 'payment_method', rate],
])('a reload after %s opens what is not confirmed yet', async (_, draft, step, confirmed) => {
  expect(await resumeAfter({ ...draft, addresses })).toBe(step)
  expect([$confirmedRate.get(), $confirmedMethod.get()]).toEqual([confirmed, undefined])
})

const NO_CODE = { stored_card_code: '0' }
const ann = { customer: 'ann@example.com', settings: NO_CODE }

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
