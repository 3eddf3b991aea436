import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenShop } from '#test/open-shop.ts'
import { saveFirstRate } from '#demo/wire/express/shop.fixture.ts'
import { $cart, $totals, loadCart } from '#cart/state/cart.ts'
import { saveOverSheet } from '#cart/state/kept-sheet.ts'
import { beginAttempt, closeAttempt, recordAnswer } from '#order/state/attempt.ts'
import { writeAttempt } from '#order/state/kept-attempt.ts'
import { Locks } from '#test/safety/locks.ts'
import { KEPT } from '#cart/state/sheets.ts'
import { withCartLocked } from '#cart/state/cart-lock.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { enterShop, press } from './sheet.fixture.ts'

let shop: OpenShop
let before: string

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = await enterShop()
  await saveFirstRate($cart.get()!)
  await loadCart.reload()
  before = carts()
})
afterEach(() => {
  shop.restore()
  localStorage.removeItem(KEPT)
  closeAttempt()
  vi.restoreAllMocks()
})

const carts = () => JSON.stringify(shop.ledger().carts)
const fail = (fault: { kind: 'abort' } | { kind: 'status'; status: number }) =>
  shop.shop.moods.push({ match: 'POST *express/restore*', nth: 1, fault, seen: 0 })
const berlin = { place: partOf(PLACES.Berlin), isSaved: true }

/** A sheet that has saved an address is closed. */
async function openAndClose() {
  const open = press()
  await open.update(berlin)
  expect(carts()).not.toBe(before)
  await open.close()
}

it('what the network keeps from being put back is put back with it', async () => {
  fail({ kind: 'abort' })
  await openAndClose()
  expect(carts()).not.toBe(before)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(carts()).toBe(before))
  expect(localStorage.getItem(KEPT)).toBeNull()
})

it('the next page puts it back before it shows the cart', async () => {
  const { grand_total } = $totals.get()!
  fail({ kind: 'abort' })
  await openAndClose()
  await loadCart.reload()
  expect([carts(), $totals.get()?.grand_total]).toEqual([before, grand_total])
})

it('the cart of a page whose sheet is open stays as the sheet needs it', async () => {
  const open = press()
  await open.update(berlin)
  await loadCart.reload()
  expect(carts()).not.toBe(before)
  await open.close()
  expect(carts()).toBe(before)
})

it('the next sheet leaves what was there before the first', async () => {
  fail({ kind: 'abort' })
  await openAndClose()
  await openAndClose()
  expect(carts()).toBe(before)
})

it('two sheets at once leave what was there before both, whichever ends first', async () => {
  const first = press()
  await first.update(berlin)
  const second = press()
  await second.update(berlin)
  await second.close()
  await first.close()
  expect(carts()).toBe(before)
})

it.each([400, 500])('a refusal of the shop is final (%s)', async (status) => {
  fail({ kind: 'status', status })
  await openAndClose()
  expect(localStorage.getItem(KEPT)).toBeNull()
})

it('what a gateway has not handed on to the shop is put back by the next page', async () => {
  fail({ kind: 'status', status: 502 })
  await openAndClose()
  expect(localStorage.getItem(KEPT)).not.toBeNull()
  await loadCart.reload()
  expect([carts(), localStorage.getItem(KEPT)]).toEqual([before, null])
})

it('nothing is put back while an order of the cart may come', async () => {
  const open = press()
  await open.update(berlin)
  const during = carts()
  beginAttempt($cart.get()!.id, 'checkmo')
  await open.close()
  await loadCart.reload()
  expect(carts()).toBe(during)
  recordAnswer()
  await loadCart.reload()
  expect(carts()).toBe(before)
})

it('what the checkout has saved since stays', async () => {
  const open = press()
  await open.update(berlin)
  await saveOverSheet($cart.get()!.id, () => saveFirstRate($cart.get()!))
  const saved = carts()
  await open.close()
  expect(carts()).toBe(saved)
})

describe('below another base URL of this host', () => {
  const restores = () => shop.ledger().requests.filter(({ path }) => /express\/restore/.test(path))

  it('what a sheet of another shop has changed is left to that shop', async () => {
    const other = { id: 'cart-of-the-other-shop', customer: false, by: 'x', shop: '/other/' }
    localStorage.setItem(KEPT, JSON.stringify(other))
    await loadCart.reload()
    await saveOverSheet($cart.get()!.id, () => saveFirstRate($cart.get()!))
    expect([JSON.parse(localStorage.getItem(KEPT)!), restores()]).toEqual([other, []])
  })

  it('what a sheet of a store view with this cart has changed is put back', async () => {
    fail({ kind: 'abort' })
    await openAndClose()
    localStorage.setItem(KEPT, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEPT)!), shop: '/de/' }))
    await loadCart.reload()
    expect([carts(), localStorage.getItem(KEPT)]).toEqual([before, null])
  })
})

describe('an order of the own cart whose bank asks', () => {
  /** The page that has opened the sheet is this one, or `page`; the next load is that of a reload. */
  async function enter(page: number, sentAt = Date.now()) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never])
    vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    await press().update(berlin)
    const order = {
      id: 'a1',
      cart: $cart.get()!.id,
      method: 'adyen_googlepay',
      isAnswered: true,
      orderId: '7',
    }
    writeAttempt({ ...order, sentAt })
    sessionStorage.setItem(KEPT, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(KEPT)!), page }))
    shop.shop.carts.clear()
  }

  it('is followed up by the page of the result where its page is reloaded', async () => {
    await enter(1)
    void loadCart.reload()
    await vi.waitFor(() =>
      expect(location.assign).toHaveBeenCalledWith(expect.stringMatching(/checkout\/onepage\/result$/)),
    )
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it.each([
    ['it asks on this page', performance.timeOrigin, undefined],
    ['the order is older than the sheet', 2, 1],
  ])('leads to no other page where %s', async (_, page, sentAt) => {
    await enter(page, sentAt)
    await loadCart.reload()
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('leads another tab that is reloaded to no other page', async () => {
    await enter(1)
    sessionStorage.removeItem(KEPT)
    await loadCart.reload()
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('leads a copy of its tab to no other page, until its own is gone', async () => {
    const locks = new Locks()
    const first = { is: true }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.ofPage(first) })
    // As while the bank asks.
    void withCartLocked(() => new Promise(() => {}))
    Object.defineProperty(navigator, 'locks', { value: locks.ofPage({ is: true }) })
    await enter(1)
    await loadCart.reload()
    expect([vi.mocked(location.assign).mock.calls, localStorage.getItem(KEPT) === null]).toEqual([[], false])
    first.is = false
    locks.grantNext()
    void loadCart.reload()
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalled())
    Reflect.deleteProperty(navigator, 'locks')
  })

  it('is left to the checkout where that is reloaded', async () => {
    await enter(1)
    history.replaceState(null, '', '/checkout')
    await loadCart.reload()
    history.replaceState(null, '', '/')
    expect(location.assign).not.toHaveBeenCalled()
  })
})
