import { afterEach, describe, expect, it, vi } from 'vitest'
import { enter, marketed, openPage, settle, setUpTracking, tracked } from './tracking.fixture.ts'

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

describe('an answer by `Bezel.consent`, as soon as the page is there', () => {
  const update = (analytics_storage: string) =>
    window.dataLayer!.push(['consent', 'update', { analytics_storage }])
  afterEach(() => delete window.dataLayer)

  async function refuse({ dataLayer = true } = {}) {
    if (dataLayer) {
      window.dataLayer = []
      update('granted')
    }
    enter()
    const { cart } = await openPage()
    await (await import('#bezel.ts')).consent(false)
    return cart
  }

  it('is later than what the page’s banner has sent before', async () => {
    await (await refuse()).loadCart()
    await settle()
    expect(tracked).toEqual([])
  })

  it.each([true, false])(
    'is earlier than what the banner sends soon (data layer there: %j)',
    async (isThere) => {
      const cart = await refuse({ dataLayer: isThere })
      window.dataLayer ??= []
      update('granted')
      await cart.loadCart()
      await settle()
      expect(tracked).toEqual(['add_to_cart'])
    },
  )
})

it.each([
  ['gets what has waited for it', true],
  ['gets nothing that was before a refusal', false],
])('a data layer that comes late %s', async (_, isGranted) => {
  enter()
  const { cart, $consent } = await openPage({ consent: true })
  await cart.loadCart()
  await settle()
  $consent.set(isGranted)
  window.dataLayer = []
  await settle()
  expect(window.dataLayer).toHaveLength(isGranted ? 2 : 0)
  delete window.dataLayer
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
