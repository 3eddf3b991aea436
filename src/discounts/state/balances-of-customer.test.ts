import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { strike } from '#demo/wire/personalities.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { listen } from '#dom/events.ts'
import { $items, $totals, loadCart } from '#cart/state/cart.ts'
import { $customer, $isLoggedIn, loadCustomer } from '#customer/state/customer.ts'
import { login, logout } from '#customer/state/login.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { changeCurrency } from '#cart/state/currency.ts'
import { $earned, $rewardPoints, $storeCredit } from './balances.ts'

const ANN = 'ann@example.com'
const CREDIT = 'GET *aw-get-customer-store-credit*'
const POINTS = CREDIT.replace('store-credit', 'reward-points')
let shop: OpenShop
let stops: (() => void)[] = []
const fail = (match: string) =>
  shop.shop.moods.push({ match, fault: { kind: 'status', status: 400 }, seen: 0 })

function follow() {
  stops = [$storeCredit, $rewardPoints, $items, $totals].map(($one) => $one.listen(() => undefined))
}
async function enter(customer: string | null = ANN) {
  shop = openShop({ items: [{ sku: 'EA-1', qty: 2 }], customer, pages: pageRoutes })
  follow()
  await Promise.all([loadCart(), loadSettings(), loadCustomer()])
}
const balances = () => [$storeCredit.get()?.balance, $rewardPoints.get()?.balance]
const areKnown = () => vi.waitFor(() => expect(balances()).toEqual([20, 500]))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  for (const stop of stops) stop()
  shop.restore()
  vi.restoreAllMocks()
})

it('it is unknown what there is to spend until it is known who is shopping', async () => {
  shop = openShop({ customer: ANN })
  shop.shop.moods.push({ match: 'GET *section*', fault: { kind: 'delay', ms: 50 }, seen: 0 })
  follow()
  expect([$storeCredit.get(), $rewardPoints.get()]).toEqual([undefined, undefined])
  await areKnown()
})

it('credit and points come with a login and go with the customer', async () => {
  await enter(null)
  expect([$storeCredit.get(), $rewardPoints.get()]).toEqual([null, null])
  await login(ANN, 'Demo-1234!')
  await areKnown()
  await logout()
  await vi.waitFor(() => expect([$storeCredit.get(), $rewardPoints.get()]).toEqual([null, null]))
})

it('credit that cannot be read is none, and the points are there all the same', async () => {
  shop = openShop({ customer: ANN })
  fail(CREDIT)
  follow()
  await vi.waitFor(() => expect($rewardPoints.get()?.balance).toBe(500))
  await vi.waitFor(() => expect($storeCredit.get()).toBeNull())
})

it('credit that is known stays where it cannot be read again', async () => {
  await enter()
  await areKnown()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const stop of stops) stop()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  fail(CREDIT)
  fail(POINTS)
  const reads = () => shop.ledger().requests.filter(({ path }) => path.includes('aw-get')).length
  const before = reads()
  follow()
  await vi.waitFor(() => expect(reads()).toBe(before + 2))
  await vi.waitFor(() => expect(vi.mocked(console.warn).mock.calls.length).toBeGreaterThan(1))
  expect(balances()).toEqual([20, 500])
})

it.each([
  ['has failed', true],
  ['has come', false],
])('an answer that %s after the customer has gone changes nothing', async (_, isFailing) => {
  shop = openShop({ customer: ANN })
  const serve = globalThis.fetch
  let answer!: () => void
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  let isAsked = false
  globalThis.fetch = async (input, init) => {
    const response = await serve(input, init)
    if (!String(input).includes('store-credit')) return response
    isAsked = true
    await isAnswered
    return response
  }
  if (isFailing) fail(CREDIT)
  follow()
  await vi.waitFor(() => expect(isAsked).toBe(true))
  const seen: unknown[] = []
  stops.push($storeCredit.listen((credit) => seen.push(credit)))
  $customer.set(undefined)
  expect($isLoggedIn.get()).toBeUndefined()
  answer()
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitFor(() => expect($rewardPoints.get()).toBeUndefined())
  expect([$storeCredit.get(), seen]).toEqual([undefined, []])
})

describe('an order earns', () => {
  const earned = () => $earned.get()

  it('nothing where the shop has no settings, nor where it lets this customer earn none', async () => {
    await enter()
    await areKnown()
    expect(earned()).toEqual({ points: 138, multiplier: 2 })
    $rewardPoints.set({ ...$rewardPoints.get()!, canEarn: false })
    expect(earned()).toBeUndefined()
    $rewardPoints.set({ ...$rewardPoints.get()!, canEarn: true })
    $totals.set(undefined)
    expect(earned()).toBeUndefined()
  })

  it('nothing where nothing is to be paid', async () => {
    await enter()
    await areKnown()
    $totals.set({ ...$totals.get()!, base_grand_total: 0, grand_total: 0, total_segments: [] })
    expect(earned()).toBeUndefined()
  })
})

it('another customer who logs in where a session has ended has what is theirs', async () => {
  await enter()
  await areKnown()
  strike(shop.shop, 'expired-session')
  await loadCart.reload()
  await login('bea@example.com', 'Demo-1234!')
  const bea = [...shop.shop.customers.values()].find(({ email }) => email === 'bea@example.com')!
  await vi.waitFor(() => expect($storeCredit.get()?.balance).toBe(bea.credit))
})

it('nobody has the credit of the customer before, though their own cannot be read', async () => {
  await enter()
  await areKnown()
  strike(shop.shop, 'expired-session')
  await loadCart.reload()
  fail(CREDIT)
  fail(POINTS)
  await login('bea@example.com', 'Demo-1234!')
  await vi.waitFor(() => expect([$storeCredit.get(), $rewardPoints.get()]).toEqual([null, null]))
})

it('credit is in the currency that was changed to, where the page stays', async () => {
  await enter()
  await areKnown()
  stops.push(listen('bezel:context-changed', (_detail, event) => event.preventDefault()))
  await changeCurrency({ currency: 'EUR' })
  await vi.waitFor(() => expect($storeCredit.get()?.balance).not.toBe(20))
})
