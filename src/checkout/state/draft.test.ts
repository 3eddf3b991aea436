import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { $cart } from '#cart/state/cart.ts'
import { clearDraft } from '#customer/state/kept-draft.ts'
import { hasDraft, keepDraft, readAddress, readDraft } from './draft.ts'

const stored = (draft: unknown) => sessionStorage.setItem('bezel-checkout', JSON.stringify(draft))

beforeEach(() => sessionStorage.clear())

describe('what survives a reload', () => {
  it('is that another address is billed, and otherwise the same', () => {
    expect(readDraft().sameAsBilling).toBe(true)
    keepDraft({ sameAsBilling: false })
    expect(readDraft().sameAsBilling).toBe(false)
    keepDraft({ email: 'ann@example.com' })
    expect(readDraft()).toMatchObject({ sameAsBilling: false, email: 'ann@example.com' })
  })

  it('is each thing as it was kept', () => {
    const draft = {
      step: 'payment_method',
      email: 'ann@example.com',
      shipping: inAustin,
      billing: { ...inAustin, city: 'Houston' },
      sameAsBilling: false,
      billingId: 7,
      addresses: { shipping: inAustin, billing: inAustin },
      rate: 'ups_ground',
      pickup: { code: 'austin' },
      method: 'checkmo',
      fields: { note: 'Ring' },
    }
    keepDraft(draft)
    expect(readDraft()).toEqual(draft)
  })

  it('is nothing of another type than it has to be', () => {
    const odd = { step: {}, email: [], shipping: 'x', billing: null, billingId: '7', rate: {}, method: null }
    stored({ ...odd, fields: 'x', addresses: { shipping: inAustin } })
    expect(readDraft()).toEqual({ sameAsBilling: true, fields: {} })
    stored({ email: '' })
    expect(readDraft().email).toBeUndefined()
  })

  it('is nothing where it cannot be read, and something was entered all the same', () => {
    expect(hasDraft()).toBe(false)
    sessionStorage.setItem('bezel-checkout', '{"step":')
    expect(readDraft()).toEqual({ sameAsBilling: true, fields: {} })
    expect(hasDraft()).toBe(true)
  })

  it('is no address without one to bill', () => {
    stored({ addresses: { shipping: inAustin, billing: 'x' } })
    expect(readDraft().addresses).toBeUndefined()
    stored({ addresses: { shipping: 7, billing: inAustin } })
    expect(readDraft().addresses).toEqual({ shipping: undefined, billing: inAustin })
  })

  it('goes with the place the cart was estimated for', () => {
    sessionStorage.setItem('bezel-place', '{"country_id":"US"}')
    keepDraft({ email: 'ann@example.com' })
    clearDraft()
    expect([hasDraft(), sessionStorage.getItem('bezel-place')]).toEqual([false, null])
  })
})

describe('what was entered below another base URL', () => {
  const stored = { shop: '/other/', cart: '9', email: 'ann@example.com' }
  beforeEach(() => sessionStorage.setItem('bezel-checkout', JSON.stringify(stored)))
  afterEach(() => $cart.set(undefined))

  it('for a cart of that shop is not here', () => {
    $cart.set({ id: '8', customer: true })
    expect([hasDraft(), readDraft().email]).toEqual([false, undefined])
    keepDraft({ email: 'lee@example.com' })
    $cart.set({ id: '9', customer: true })
    expect(readDraft().email).toBe('ann@example.com')
  })

  it('for this cart is here, as both are store views of one shop', () => {
    $cart.set({ id: '9', customer: true })
    keepDraft({ step: 'payment_method' })
    expect(readDraft()).toMatchObject({ email: 'ann@example.com', step: 'payment_method' })
  })
})

it('an address has lines of text in any form of its street', () => {
  expect(readAddress({ street: { 0: 'Main 1', 1: 7 }, city: 'Austin' })).toMatchObject({
    street: ['Main 1', '7'],
    city: 'Austin',
    country_id: '',
  })
  expect([undefined, null, 'x', []].map(readAddress)).toEqual(Array(4).fill(undefined))
})
