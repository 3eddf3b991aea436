import { afterEach, beforeEach, expect, it } from 'vitest'
import { $consent } from './consent.ts'
import { followConsent, recall, remember } from './memory.ts'

const CART = 'bezel-seen-cart'
const ORDER = 'bezel-seen-order'
let stop: () => void
/** Returns the browser's entries: one shared by all tabs, and one of this tab. */
const stored = () => [localStorage.getItem(CART), sessionStorage.getItem(ORDER)]

beforeEach(() => void (stop = followConsent()))
afterEach(() => stop())

it('before an answer nothing is stored and nothing is deleted, and what is stored is known', () => {
  stop()
  localStorage.setItem(CART, 'earlier')
  stop = followConsent()
  expect([stored(), recall(CART)]).toEqual([['earlier', null], 'earlier'])
  remember(CART, 'now')
  remember(ORDER, 'sent')
  expect([recall(CART), recall(ORDER), stored()]).toEqual(['now', 'sent', ['earlier', null]])
})

it('what the page has forgotten before an answer is not found in the storage', () => {
  sessionStorage.setItem(ORDER, 'earlier')
  remember(ORDER, null)
  expect(recall(ORDER)).toBeNull()
  $consent.set(true)
  expect(stored()).toEqual([null, null])
})

it('with an agreement the page’s memory is stored: the cart for all tabs, the order for this one', () => {
  remember(CART, 'now')
  remember(ORDER, 'sent')
  $consent.set(true)
  expect(stored()).toEqual(['now', 'sent'])
  expect([localStorage.getItem(ORDER), sessionStorage.getItem(CART)]).toEqual([null, null])
})

it('after an agreement another tab’s newer cart counts', () => {
  remember(CART, 'now')
  $consent.set(true)
  localStorage.setItem(CART, 'newer')
  expect(recall(CART)).toBe('newer')
  remember(CART, 'newest')
  expect(stored()).toEqual(['newest', null])
  remember(CART, null)
  expect([recall(CART), stored()]).toEqual([null, [null, null]])
})

it('a refusal deletes all there is, in the storage and in the page', () => {
  $consent.set(true)
  remember(CART, 'now')
  remember(ORDER, 'sent')
  $consent.set(false)
  expect([stored(), recall(CART), recall(ORDER)]).toEqual([[null, null], null, null])
})

it('what the page remembers under a refusal goes with its end', () => {
  $consent.set(false)
  remember(CART, 'now')
  expect([recall(CART), stored()]).toEqual(['now', [null, null]])
})

it('what was remembered before a refusal is not stored by a later agreement', () => {
  remember(CART, 'now')
  $consent.set(false)
  expect(recall(CART)).toBeNull()
  $consent.set(true)
  expect(stored()).toEqual([null, null])
})
