import { expect, it, vi } from 'vitest'
import { addProduct, newCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { strike } from '#demo/wire/personalities.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { renewStores } from '#test/stores.ts'
import { loadCart } from '#cart/state/cart.ts'
import { loadCustomer, $isSessionOver } from '#customer/state/customer.ts'
import { $addressForm, setField } from '../address/address-form.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $isStarted, startCheckout } from './start.ts'

setUpCheckout()

const nothing = () => Promise.resolve()

async function begin() {
  const parts = { fetchSummary: nothing, fetchFields: nothing, fetchBook: nothing, fetchMethods: nothing }
  const stop = startCheckout(parts)
  await vi.waitFor(() => expect($isStarted.get()).toBe(true))
  stop()
}

/** The email that the checkout begins with, where another visit in this tab has typed one. */
async function emailAfter(before: { customer?: string }, now: { customer?: string }) {
  sessionStorage.clear()
  await openCheckout(before)
  setField('email', 'typed@example.com')
  await openCheckout(now)
  await begin()
  return $addressForm.get().email
}

const ann = { customer: 'ann@example.com' }
const bea = { customer: 'bea@example.com' }
const guest = {}

it('what a customer has typed is found by that customer alone, also after a logout on another page', async () => {
  expect(await emailAfter(ann, ann)).toBe('typed@example.com')
  expect(await emailAfter(ann, bea)).toBe('')
  expect(await emailAfter(ann, guest)).toBe('')
})

it('what a guest has typed is there still after a login', async () => {
  expect(await emailAfter(guest, guest)).toBe('typed@example.com')
  expect(await emailAfter(guest, ann)).toBe('typed@example.com')
})

it('what was written for one order does not go with the next, as after one that was paid on another site', async () => {
  sessionStorage.clear()
  await openCheckout(guest)
  setField('email', 'typed@example.com')
  keepDraft({ extras: { comment: 'Ring twice' }, fields: { door: 'blue' } })
  await begin()
  expect(readDraft()).toMatchObject({ extras: { comment: 'Ring twice' }, fields: { door: 'blue' } })
  for (const cart of shop.shop.carts.values()) cart.active = false
  for (const session of shop.shop.sessions.values())
    addProduct(shop.shop, newCart(shop.shop, session), productBySku('EA-1')!, 1)
  renewStores()
  await loadCart()
  await begin()
  expect(readDraft()).toMatchObject({ email: 'typed@example.com', fields: {} })
  expect(readDraft().extras).toBeUndefined()
})

it('what a customer has typed waits for the login after the session has ended', async () => {
  await openCheckout(ann)
  setField('email', 'typed@example.com')
  strike(shop.shop, 'expired-session')
  renewStores()
  await Promise.all([loadCart(), loadCustomer()])
  await begin()
  expect([$isSessionOver.get(), readDraft().email]).toEqual([true, 'typed@example.com'])
})
