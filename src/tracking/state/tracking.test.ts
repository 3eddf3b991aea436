import { expect, it, vi } from 'vitest'
import { dispatch } from '#dom/events.ts'
import {
  enter,
  marketed,
  openPage,
  settle,
  setUpTracking,
  stops,
  tracked,
  events,
} from './tracking.fixture.ts'

setUpTracking()

const toStep = (step: string, index: number) => dispatch('bezel:checkout-step', { step, index })

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
    dispatch('bezel:before-place-order', { method: 'checkmo' })
    dispatch('bezel:order-placed', { orderId: '77', method: 'checkmo' })
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

it('reports no coupon taken off after the order that used it', async () => {
  const { carts } = enter().shop
  const { cart } = await openPage({ consent: true })
  const { applyCoupon } = await import('#discounts/state/discounts.ts')
  await cart.loadCart()
  await applyCoupon('SPRING')
  await settle()
  expect(tracked.splice(0)).toEqual(['add_to_cart', 'coupon'])
  for (const each of carts.values()) each.active = false
  await (await openPage({ consent: true })).cart.loadCart()
  await settle()
  expect(tracked).toEqual([])
})

it('knows of coupon and insurance what it knew, while the items are there and their totals are not', async () => {
  enter()
  const { cart } = await openPage({ consent: true })
  const { applyCoupon } = await import('#discounts/state/discounts.ts')
  await cart.loadCart()
  await applyCoupon('SPRING')
  const totals = cart.$totals.get()!
  const insurance = { code: 'tariff_insurance', title: 'Insurance', value: 3 }
  const withInsurance = { ...totals, total_segments: [...totals.total_segments, insurance] }
  cart.setTotals(withInsurance)
  await settle()
  expect(tracked.splice(0)).toEqual(['add_to_cart', 'coupon', 'insurance'])
  cart.$totals.set(undefined)
  await settle()
  cart.setTotals(withInsurance)
  await settle()
  expect(tracked.splice(0)).toEqual([])
  cart.setTotals(totals)
  await settle()
  expect(tracked).toEqual(['insurance'])
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
  const { loadSettings } = await import('#storefront/state/config.ts')
  const { applyCoupon, removeCoupon } = await import('#discounts/state/discounts.ts')
  const { addPrime, removePrime } = await import('#discounts/state/discounts.ts')
  const { $specialOffers, addOffer } = await import('#offers/state/offers.ts')
  const { $visitorGift, claimVisitorGift } = await import('#gifts/state/visitor-gift.ts')
  const { requestQuantity } = await import('#cart/state/quantities.ts')
  const { moveToWishlist } = await import('#wishlist/state/move-to-wishlist.ts')
  const { removeItem } = await import('#cart/state/remove-item.ts')
  const { login } = await import('#customer/state/login.ts')
  const { $items, loadCart, refreshCart } = cart
  for (const $watched of [$items, $specialOffers, $visitorGift]) stops.push($watched.listen(() => undefined))
  const itemId = (sku: string) => $items.get()!.find((item) => item.sku === sku)!.item_id
  await loadSettings()
  await settle()

  const actions: [what: string, tracked: string[], action: () => Promise<unknown>][] = [
    ['arrives with two items', ['add_to_cart', 'add_to_cart'], loadCart],
    ['takes one more', ['add_to_cart', 'change_quantity'], () => requestQuantity(itemId('EA-1'), 3)],
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

async function sources() {
  await settle()
  return events.splice(0).flatMap(({ event, source }) => (event === 'error_shown' ? [source] : []))
}

it('an error is tracked by where it was shown, once, and without a word of it', async () => {
  enter()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await openPage({ consent: true })
  await settle()
  const { $tasks } = await import('#async/task.ts')
  const { $discountErrors } = await import('#discounts/state/discount-errors.ts')
  const { $offerErrors } = await import('#offers/state/offers.ts')
  const { notify } = await import('#storefront/state/notices/notices.ts')

  $tasks.setKey('quantity:57', 'running')
  expect(await sources()).toEqual([])
  $tasks.setKey('quantity:57', 'failed')
  expect(await sources()).toEqual(['quantity'])
  $tasks.setKey('quantity:57', undefined)
  expect(await sources()).toEqual([])

  $discountErrors.setKey('coupon', 'No code for bo@example.com')
  expect(await sources()).toEqual(['coupon'])
  $discountErrors.setKey('coupon', undefined)
  expect(await sources()).toEqual([])

  $offerErrors.setKey('57', 'Sold out')
  expect(await sources()).toEqual(['offer'])
  $offerErrors.setKey('57', undefined)
  expect(await sources()).toEqual([])

  notify({ type: 'error', text: 'bo@example.com was refused' })
  notify({ type: 'success', key: 'notice.added' })
  notify({ type: 'error', key: 'notice.failed' })
  expect(await sources()).toEqual(['notice', 'notice.failed'])

  dispatch('bezel:order-failed', { method: 'checkmo' })
  expect(await sources()).toEqual(['order'])
})

it('a gift is a sign-up when its address is left, not when the visitor or the customer already has it', async () => {
  enter()
  await openPage({ consent: true })
  await settle()
  const { $visitorGift } = await import('#gifts/state/visitor-gift.ts')
  const { $tasks } = await import('#async/task.ts')
  const signUps = async () => {
    await settle()
    return events.splice(0).filter(({ event }) => event === 'sign_up').length
  }
  const gift = { received: true } as NonNullable<ReturnType<typeof $visitorGift.get>>
  const stop = $visitorGift.listen(() => undefined)
  await settle()
  $visitorGift.set(undefined)
  $visitorGift.set(gift)
  expect(await signUps()).toBe(0)
  $visitorGift.set({ ...gift, received: false })
  expect(await signUps()).toBe(0)
  $visitorGift.set(gift)
  expect(await signUps()).toBe(0)
  $visitorGift.set({ ...gift, received: false })
  $tasks.setKey('visitor-gift', 'running')
  $visitorGift.set(gift)
  expect(await signUps()).toBe(1)
  $visitorGift.set({ ...gift })
  expect(await signUps()).toBe(0)
  stop()
})

it('a page of several widgets tracks an error once, also one from before the page was idle', async () => {
  enter()
  await openPage({ consent: true })
  const { startTracking } = await import('./start.ts')
  startTracking()
  dispatch('bezel:order-failed', { method: 'checkmo' })
  expect(await sources()).toEqual(['order'])
})
