import { beforeEach, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, setUpCheckout } from '#test/checkout-setup.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { emptyAddress } from '#address/rules/address.ts'
import { hasDraft, keepDraft, readDraft } from '#checkout/state/draft.ts'
import {
  $addressForm,
  $isSameAsBilling,
  clearAddressForm,
  restoreAddressForm,
  setField,
} from './address-form.ts'
import { enterName } from '../session/login.ts'

setUpCheckout()
beforeEach(() => sessionStorage.clear())

const ofCart = (city: string) =>
  $checkoutConfig.set({ ...$checkoutConfig.get()!, shippingAddress: { ...inAustin, city } })
const shipping = () => $addressForm.get().shipping
const estimatedFor = (place: object) => sessionStorage.setItem('bezel-place', JSON.stringify(place))

it('the form begins with the shopper’s country, and bills where it ships', () => {
  restoreAddressForm('NL')
  const { email, billing, billingId } = $addressForm.get()
  expect([email, shipping().country_id, billing.country_id, billingId]).toEqual(['', 'NL', 'NL', undefined])
  expect($isSameAsBilling.get()).toBe(true)
})

it('the form begins with the place of the estimate, rather with a guest’s address, rather with what was typed', () => {
  estimatedFor({ country_id: 'US', postcode: '78701' })
  restoreAddressForm('NL')
  expect(shipping()).toMatchObject({ country_id: 'US', postcode: '78701', city: '' })
  expect($addressForm.get().billing.country_id).toBe('NL')
  ofCart('Dallas')
  restoreAddressForm('NL')
  expect(shipping().city).toBe('Dallas')
  keepDraft({ shipping: { ...inAustin, city: 'Houston' } })
  restoreAddressForm('NL')
  expect(shipping().city).toBe('Houston')
})

it('a customer’s form does not begin with the address of the cart, which is one of the book', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  ofCart('Dallas')
  restoreAddressForm('NL')
  expect(shipping()).toMatchObject({ city: '', country_id: 'NL' })
})

it('a customer’s form begins with the name of the account, a guest’s without one', async () => {
  restoreAddressForm('NL')
  expect(shipping()).toMatchObject({ firstname: '', lastname: '' })
  await openCheckout({ customer: 'ann@example.com' })
  restoreAddressForm('NL')
  expect(shipping()).toMatchObject({ firstname: 'Ann', lastname: "O'Neil", city: '' })
})

it.each([
  ['is kept with what was typed before', 'Delft'],
  ['is no draft where nothing was typed', ''],
])('the name of who logs in on the way %s', async (_, city) => {
  await openCheckout({ customer: 'bea@example.com' })
  $addressForm.set({ ...$addressForm.get(), shipping: emptyAddress('NL') })
  if (city) setField('shipping', { ...emptyAddress('NL'), city })
  enterName()
  expect(shipping()).toMatchObject({ firstname: 'Bea', lastname: 'Lindqvist', city })
  expect(hasDraft()).toBe(Boolean(city))
  restoreAddressForm('NL')
  expect(shipping()).toMatchObject({ firstname: 'Bea', lastname: 'Lindqvist', city })
})

it('after a reload the form is as it was typed', () => {
  restoreAddressForm('NL')
  setField('email', 'ann@example.com')
  setField('billing', { ...inAustin, city: 'Houston' })
  setField('billingId', 7)
  setField('sameAsBilling', false)
  const typed = $addressForm.get()
  clearAddressForm()
  expect($isSameAsBilling.get()).toBe(true)
  restoreAddressForm('NL')
  expect($addressForm.get()).toEqual(typed)
  expect([typed.email, typed.billing.city, typed.billingId, $isSameAsBilling.get()]).toEqual([
    'ann@example.com',
    'Houston',
    7,
    false,
  ])
  expect(readDraft().sameAsBilling).toBe(false)
})

it('a form that is cleared keeps nothing but its country', () => {
  restoreAddressForm('NL')
  setField('email', 'ann@example.com')
  setField('shipping', inAustin)
  setField('billing', { ...inAustin, country_id: 'CA' })
  setField('sameAsBilling', false)
  clearAddressForm()
  const { email, billing, sameAsBilling } = $addressForm.get()
  expect([email, sameAsBilling]).toEqual(['', true])
  for (const address of [shipping(), billing])
    expect(address).toMatchObject({
      country_id: 'US',
      city: '',
      firstname: '',
      street: expect.not.arrayContaining(['1 Main St']),
    })
})
