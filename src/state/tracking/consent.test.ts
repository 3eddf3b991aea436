import { expect, it, vi } from 'vitest'
import { enter, marketed, openPage, settle, setUpTracking, tracked } from './tracking.fixture'

setUpTracking()

it('holds events until consent is known', async () => {
  enter()
  const { cart, $consent } = await openPage()
  await cart.loadCart()
  await settle()
  expect([tracked, marketed(), localStorage.getItem('bezel-seen-cart')]).toEqual([[], [], null])
  $consent.set(true)
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
  expect(localStorage.getItem('bezel-seen-cart')).not.toBeNull()
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
