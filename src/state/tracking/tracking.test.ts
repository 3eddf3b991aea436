import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop, type OpenShopOptions } from '../../../test/open-shop'
import { send, type AnalyticsEvent } from '../../host/events'

let shop: OpenShop
let tracked: string[]
const stops: (() => void)[] = []

/** Ends the page that is open: what listened there is gone. */
let leave = () => {}

/** A new page of the shop: every module is as a browser would load it. */
async function openPage(options: { consent?: boolean; isPrerendered?: boolean } = {}) {
  leave()
  vi.resetModules()
  const listeners = vi.spyOn(Object.getPrototypeOf(document) as Document, 'addEventListener')
  leave = () => {
    for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener)
    listeners.mockRestore()
  }
  const script = document.createElement('script')
  script.id = 'bezel-config'
  script.type = 'application/json'
  script.textContent = JSON.stringify({ consent: options.consent })
  document.body.replaceChildren(script)
  if (options.isPrerendered)
    Object.defineProperty(Object.getPrototypeOf(document), 'prerendering', {
      value: true,
      configurable: true,
    })
  const { startTracking } = await import('./start')
  const cart = await import('../cart/cart')
  const { $consent } = await import('./consent')
  startTracking()
  return { cart, $consent }
}

/** Lets the page come to rest: analytics is loaded when it is idle, and sends events in tasks of their own. */
async function settle() {
  await vi.advanceTimersByTimeAsync(3000)
  await import('./tracking')
  await vi.advanceTimersByTimeAsync(1000)
}

const enter = (options: OpenShopOptions = { items: [{ sku: 'NK-2' }] }) => (shop = openShop(options))
const toStep = (step: string, index: number) => send('bezel:checkout-step', { step, index })
const marketed = () => shop.ledger().events.filter(({ type }) => type === 'marketing')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] })
  tracked = []
  const listener = (event: Event) => tracked.push((event as CustomEvent<AnalyticsEvent>).detail.event)
  document.addEventListener('bezel:analytics', listener)
  stops.push(() => document.removeEventListener('bezel:analytics', listener))
})
afterEach(() => {
  leave()
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(Object.getPrototypeOf(document) as object, 'prerendering')
  vi.useRealTimers()
  shop.restore()
  history.replaceState(null, '', '/')
})

it('tracks the begin of a checkout when its total is known, once however often the step is shown', async () => {
  enter()
  const { cart } = await openPage({ consent: true })
  toStep('shipping_address', 0)
  await settle()
  expect(tracked).toEqual([])
  await cart.loadCart()
  toStep('shipping_address', 0)
  toStep('shipping_method', 1)
  toStep('shipping_address', 0)
  await settle()
  expect(tracked).toEqual(['add_to_cart', 'begin_checkout', 'checkout_step', 'checkout_step'])
  await vi.waitFor(() => expect(marketed()).toHaveLength(4))
})

it('tracks the begin before the step, also when the items are known before the totals', async () => {
  enter()
  const { cart } = await openPage({ consent: true })
  await cart.loadCart()
  const totals = cart.$totals.get()!
  cart.$totals.set(undefined)
  toStep('shipping_address', 0)
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
  cart.setTotals(totals)
  await settle()
  expect(tracked).toEqual(['add_to_cart', 'begin_checkout', 'checkout_step'])
})

it('tracks no begin of a checkout that costs nothing', async () => {
  enter()
  const { cart } = await openPage({ consent: true })
  await cart.loadCart()
  cart.setTotals({ ...cart.$totals.get()!, base_grand_total: 0 })
  toStep('shipping_address', 0)
  await settle()
  expect(tracked).not.toContain('begin_checkout')
})

it('holds events until consent is known', async () => {
  enter()
  const { cart, $consent } = await openPage()
  await cart.loadCart()
  await settle()
  expect([tracked, marketed()]).toEqual([[], []])
  $consent.set(true)
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
  await vi.waitFor(() => expect(marketed().map(({ name }) => name)).toEqual(['AddToCart']))
})

it('drops held events, and all it had stored, when the shopper refuses', async () => {
  enter()
  await (await openPage({ consent: true })).cart.loadCart()
  await settle()
  expect(localStorage.getItem('bezel-seen-cart')).not.toBeNull()
  const { $consent } = await openPage({ consent: false })
  await settle()
  expect(localStorage.getItem('bezel-seen-cart')).toBeNull()
  $consent.set(true)
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
})

it('waits for a prerendered page to be opened', async () => {
  enter()
  const { cart } = await openPage({ consent: true, isPrerendered: true })
  await cart.loadCart()
  await settle()
  expect(tracked).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
})

it('does not track again on the next page what it tracked on this one', async () => {
  enter()
  await (await openPage({ consent: true })).cart.loadCart()
  await settle()
  await (await openPage({ consent: true })).cart.loadCart()
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
})

it('tracks an order once, on the success page, however often it is placed and seen', async () => {
  enter()
  const { cart } = await openPage({ consent: true })
  await cart.loadCart()
  await settle()
  for (let time = 0; time < 2; time++) {
    send('bezel:before-place-order', { method: 'checkmo' })
    send('bezel:order-placed', { orderId: '77', method: 'checkmo' })
    await settle()
    expect(tracked.filter((event) => event === 'purchase')).toHaveLength(time)
    history.replaceState(null, '', '/checkout/onepage/success/')
    await openPage({ consent: true })
    await settle()
    expect(tracked.filter((event) => event === 'purchase')).toHaveLength(1)
    history.replaceState(null, '', '/checkout')
    await (await openPage({ consent: true })).cart.loadCart()
    await settle()
  }
})

it('logs pixels it cannot read and still tracks on the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  enter()
  const answer = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/oneday/config')
      ? Response.json({ marketing_pixels: '[{' })
      : answer(input, init)
  await (await openPage({ consent: true })).cart.loadCart()
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
  expect(marketed()).toEqual([])
  expect(warn.mock.calls.flat().join()).toContain('marketing_pixels')
  warn.mockRestore()
})

it('tracks each action of a shopper once, and where an error was shown', async () => {
  enter({ items: [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { cart } = await openPage({ consent: true })
  const { loadSettings } = await import('../page/config')
  const { applyCoupon, removeCoupon } = await import('../discounts/coupon')
  const { addPrime, removePrime } = await import('../discounts/prime')
  const { $specialOffers, addOffer } = await import('../promotions/offers')
  const { $visitorGift, claimVisitorGift } = await import('../promotions/visitor-gift')
  const { requestQuantity } = await import('../cart/quantities')
  const { moveToWishlist } = await import('../customer/move-to-wishlist')
  const { removeItem } = await import('../cart/remove-item')
  const { login } = await import('../customer/login')
  const { $items, loadCart, refreshCart } = cart
  for (const $watched of [$items, $specialOffers, $visitorGift]) stops.push($watched.listen(() => undefined))
  const itemId = (sku: string) => $items.get()!.find((item) => item.sku === sku)!.item_id
  await loadSettings()
  await settle()

  const actions: [what: string, tracked: string[], action: () => Promise<unknown>][] = [
    ['arrives with two items', ['add_to_cart', 'add_to_cart'], loadCart],
    ['takes one more', ['change_quantity'], () => requestQuantity(itemId('EA-1'), 3)],
    ['has a wrong code', ['error_shown'], () => applyCoupon('NOPE')],
    ['has a coupon', ['coupon'], () => applyCoupon('SPRING')],
    ['takes it off', ['coupon'], removeCoupon],
    ['joins', ['prime'], addPrime],
    ['leaves', ['prime'], removePrime],
    ['takes an offer', ['offer'], () => addOffer($specialOffers.get()![0]!)],
    ['wants it again', ['error_shown'], () => addOffer($specialOffers.get()![0]!)],
    ['signs up for the gift', ['offer', 'sign_up'], () => claimVisitorGift('bo@example.com')],
    ['keeps an item for later', ['add_to_wishlist'], () => moveToWishlist(itemId('NK-2'))],
    ['removes an item', ['remove_from_cart'], () => removeItem(itemId('EA-1'))],
    ['logs in', ['login'], () => login('bea@example.com', 'Demo-1234!')],
  ]
  for (const [what, expected, action] of actions) {
    await action()
    await refreshCart()
    await settle()
    expect([what, tracked.splice(0).sort()]).toEqual([what, expected])
  }
})
