import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import { holdBack } from '#test/hold-back.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { $cart, $items, loadCart } from '#cart/state/cart.ts'
import { drafts } from './kept-draft.ts'
import { $wasCustomer } from '#storefront/state/config.ts'
import { $addresses, $customer, $isLoggedIn, loadCustomer } from './customer.ts'
import { login, logout } from './login.ts'

let shop: OpenShop
const breaks = (match: string, fault: Fault) => shop.shop.moods.push({ match, fault, seen: 0 })
const requests = (path: string) => shop.ledger().requests.filter((each) => each.path.startsWith(path))
const adds = () => requests('/wishlist/index/add')

async function open(customer?: string) {
  shop = openShop({ customer, items: [{ sku: 'NK-2' }] })
  await Promise.all([loadCart(), loadCustomer()])
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('a login brings the account’s cart, with what was in the guest’s', async () => {
  await open()
  const before = $cart.get()!.id
  expect(await login('ann@example.com', 'Demo-1234!')).toMatchObject({ ok: true })
  expect($isLoggedIn.get()).toBe(true)
  expect($cart.get()).toMatchObject({ customer: true })
  expect($cart.get()!.id).not.toBe(before)
  expect($items.get()!.map(({ sku }) => sku)).toEqual(['NK-2'])
})

it('a wrong password says so in the shop’s words, and the guest goes on', async () => {
  await open()
  const before = $cart.get()
  const { ok, message } = await login('ann@example.com', 'wrong')
  expect([ok, message]).toEqual([false, expect.stringMatching(/\w+/)])
  expect([$cart.get(), $isLoggedIn.get()]).toEqual([before, false])
})

it('a login the shop cannot answer blames nothing that was typed, and the guest goes on', async () => {
  await open()
  breaks('POST /customer/ajax/login*', { kind: 'status', status: 503 })
  expect(await login('ann@example.com', 'Demo-1234!')).toEqual({
    ok: false,
    message: { key: 'state.failed' },
  })
  expect([$isLoggedIn.get(), $items.get()!.length]).toEqual([false, 1])
})

it('a login is one, though the customer’s summary cannot be read after it', async () => {
  await open()
  breaks('GET *sections=customer*', { kind: 'status', status: 503 })
  expect(await login('ann@example.com', 'Demo-1234!')).toMatchObject({ ok: true })
  expect([$isLoggedIn.get(), $cart.get()]).toMatchObject([true, { customer: true }])
})

it('a summary that was requested before the login takes nobody’s place when it comes after it', async () => {
  await open()
  const serve = globalThis.fetch
  const answer = holdBack('/customer/section/load')
  const { length } = requests('/customer/section/load')
  invalidateSections(['customer'])
  const guest = loadCustomer.reload()
  await vi.waitFor(() => expect(requests('/customer/section/load').length).toBeGreaterThan(length))
  globalThis.fetch = serve
  await login('ann@example.com', 'Demo-1234!')
  answer()
  await guest
  expect($customer.get()?.firstname).toBe('Ann')
})

it('after a logout nothing of the customer is left, though the answer was lost', async () => {
  await open('ann@example.com')
  expect($wasCustomer.get()).toBe(true)
  $addresses.set([])
  breaks('GET /customer/ajax/logout*', { kind: 'commit-drop' })
  breaks('GET *sections=customer*', { kind: 'status', status: 503 })
  await expect(logout()).rejects.toThrow()
  expect([$customer.get(), $addresses.get(), $wasCustomer.get(), $isLoggedIn.get()]).toEqual([
    {},
    undefined,
    false,
    false,
  ])
})

it('after a logout the tab no longer has what the customer entered in the checkout', async () => {
  await open('ann@example.com')
  drafts.write({ shipping: { firstname: 'Ann', lastname: 'Larsen' } })
  await logout()
  expect(drafts.all()).toEqual([])
})

it('a guest’s wish list stays in the browser while nobody has logged in', async () => {
  await open()
  writeCookie('wishlist', '57', { seconds: 100 })
  $customer.set({})
  await import('#wishlist/state/merge-wishlist.ts')
  await loadCart.reload()
  expect([adds(), readCookie('wishlist')]).toEqual([[], '57'])
})
