import { expect, it, vi } from 'vitest'
import { send } from '#dom/events.ts'
import { enter, marketed, openPage, settle, setUpTracking, stops, tracked } from './tracking.fixture.ts'

setUpTracking()

const toStep = (step: string, index: number) => send('bezel:checkout-step', { step, index })

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
