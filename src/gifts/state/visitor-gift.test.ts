import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { $customer } from '#customer/state/customer.ts'
import { login } from '#customer/state/login.ts'
import { $tasks } from '#async/task.ts'
import { $visitorGift, claimVisitorGift } from './visitor-gift.ts'

let shop: OpenShop
const GIFT = 'GET /checkout/cart/visitorgift'
const EMAIL = '/visitor/visitor/postemail'
const sent = (path: string) => shop.ledger().requests.filter((seen) => seen.path.startsWith(path)).length
const breaks = (match: string, fault: Fault) => shop.shop.moods.push({ match, fault, seen: 0 })
const refusing = { kind: 'status', status: 403 } as const

async function enter() {
  $visitorGift.listen(() => undefined)
  await loadCart()
  await vi.waitFor(() => expect($visitorGift.get()).toMatchObject({ received: false }))
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [{ sku: 'NK-2' }] })
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('is asked for once, as soon as it is known who is there', async () => {
  await enter()
  expect(sent('/checkout/cart/visitorgift')).toBe(1)
})

it('is gone with the login, as it is for visitors only', async () => {
  await enter()
  await login('ann@example.com', 'Demo-1234!')
  await vi.waitFor(() => expect($visitorGift.get()).toBeUndefined())
})

it('is not shown any more where the shop does not answer for the one who is there now', async () => {
  await enter()
  breaks(GIFT, refusing)
  $customer.set({ fullname: 'Ann' })
  await vi.waitFor(() => expect($visitorGift.get()).toBeUndefined())
})

it('that is refused changes neither the cart nor the gift', async () => {
  await enter()
  const before = $items.get()
  const read = sent('/checkout/cart/visitorgift')
  expect(await claimVisitorGift('ann@example.com')).toBe('This email address has already received its gift.')
  expect([$items.get(), sent('/checkout/cart/visitorgift')]).toEqual([before, read])
  expect($visitorGift.get()?.received).toBe(false)
})

it('that the shop cannot give now is refused in our words, and can be asked for again', async () => {
  await enter()
  breaks(`POST ${EMAIL}*`, { kind: 'status', status: 500 })
  expect(await claimVisitorGift('bo@example.com')).toEqual({ key: 'state.failed' })
  expect($tasks.get()['visitor-gift']).toBeUndefined()
  shop.shop.moods = []
  expect(await claimVisitorGift('bo@example.com')).toBeUndefined()
  expect($items.get()!.map(({ name }) => name)).toContain('Mystery Gift')
})

it('is claimed once, though it is asked for again while the shop gives it', async () => {
  await enter()
  breaks(`POST ${EMAIL}*`, { kind: 'delay', ms: 200 })
  const first = claimVisitorGift('bo@example.com')
  await vi.waitFor(() => expect(sent(EMAIL)).toBe(1))
  expect(await Promise.all([first, claimVisitorGift('bo@example.com')])).toEqual([undefined, undefined])
  expect([sent(EMAIL), $visitorGift.get()?.received]).toEqual([1, true])
})

it('is not claimed where the page does not let the cart change', async () => {
  await enter()
  const cancel = (event: Event) => event.preventDefault()
  document.addEventListener('bezel:before-cart-change', cancel)
  await claimVisitorGift('bo@example.com')
  document.removeEventListener('bezel:before-cart-change', cancel)
  expect([sent(EMAIL), $items.get()!.length]).toEqual([0, 1])
})

it('is not a visitor’s whose answer comes after that of the customer', async () => {
  const { fetch } = globalThis
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  const answers: Promise<unknown>[] = []
  globalThis.fetch = (...request) => {
    const answer = fetch(...request)
    if (!String(request[0]).includes('visitorgift')) return answer
    const isFirst = answers.length === 0
    const arrived = isFirst ? answer.then((response) => held.then(() => response)) : answer
    answers.push(arrived.then((response) => vi.waitFor(() => expect(response.bodyUsed).toBe(true))))
    return arrived
  }
  $visitorGift.listen(() => undefined)
  await loadCart()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await login('ann@example.com', 'Demo-1234!')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await answers[1]
  arrive()
  await answers[0]
  await new Promise((done) => setTimeout(done))
  expect($visitorGift.get()).toBeUndefined()
})

it('that was given though the answer was lost is in the cart', async () => {
  await enter()
  breaks(`POST ${EMAIL}*`, { kind: 'commit-drop' })
  expect(await claimVisitorGift('bo@example.com')).toBeUndefined()
  expect($visitorGift.get()?.received).toBe(true)
  expect($items.get()!.map(({ name }) => name)).toContain('Mystery Gift')
})

it('that was given stays on the page where it cannot be read again', async () => {
  await enter()
  breaks(GIFT, refusing)
  expect(await claimVisitorGift('bo@example.com')).toBeUndefined()
  expect($visitorGift.get()).toMatchObject({ title: 'Mystery Gift', received: true })
})
