import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { listen } from '#dom/events.ts'
import { $settings } from '#storefront/state/config.ts'
import { $consent } from './consent.ts'
import { Outbox } from './outbox.ts'

let shop: OpenShop
let outbox: Outbox
const stops: (() => void)[] = []
beforeEach(() => void (outbox = new Outbox()))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  shop.restore()
})

it('sends the marketing service one event after the other, and the rest when the shopper leaves', async () => {
  shop = openShop()
  const sent: string[] = []
  const answers: (() => void)[] = []
  const shopAnswers = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (!String(input instanceof Request ? input.url : input).includes('ServerSideApi'))
      return shopAnswers(input, init)
    sent.push((JSON.parse(String(init?.body)) as { event: { name: string } }).event.name)
    await new Promise<void>((resolve) => answers.push(resolve))
    return new Response('{}')
  })
  $consent.set(true)
  outbox.open()
  const ecommerce = { currency: 'USD', value: 64, items: [] }
  outbox.track('view_cart', { ecommerce })
  outbox.track('begin_checkout', { ecommerce })
  outbox.track('add_to_cart', { ecommerce })
  outbox.track('remove_from_cart', { ecommerce })
  await vi.waitFor(() => expect(sent).toEqual(['ViewCart']))
  answers.shift()!()
  await vi.waitFor(() => expect(sent).toEqual(['ViewCart', 'InitiateCheckout']))
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual(['ViewCart', 'InitiateCheckout', 'AddToCart', 'RemoveFromCart'])
  answers.forEach((answer) => answer())
})

const ecommerce = { currency: 'USD', value: 64, items: [] }
const marketed = () => shop.ledger().events.filter(({ type }) => type === 'marketing')

/** Names of the page's own events. */
function listenToPage() {
  const tracked: string[] = []
  stops.push(listen('bezel:analytics', ({ event }) => tracked.push(event)))
  return tracked
}

it('a shop without pixels has the events of its page alone', async () => {
  const warn = vi.spyOn(console, 'warn')
  shop = openShop({ settings: { marketing_pixels: '' } })
  const tracked = listenToPage()
  $consent.set(true)
  outbox.track('view_cart', { ecommerce })
  await vi.waitFor(() => expect(tracked).toEqual(['view_cart']))
  await vi.waitFor(() => expect($settings.get()).toBeDefined())
  expect(shop.ledger().requests.filter(({ path }) => path.includes('ServerSideApi'))).toEqual([])
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

it('forgets what was done while it was refused, whatever is answered later', async () => {
  shop = openShop()
  const tracked = listenToPage()
  stops.push(outbox.open())
  $consent.set(false)
  outbox.track('view_cart', { ecommerce })
  $consent.set(true)
  outbox.track('login', {})
  await vi.waitFor(() => expect(marketed()).toMatchObject([{ name: 'Login' }]))
  expect(tracked).toEqual(['login'])
})

it('a refusal drops what was held for it, whatever is answered later', async () => {
  shop = openShop({ settings: { marketing_pixels: '' } })
  const tracked = listenToPage()
  stops.push(outbox.open())
  outbox.track('view_cart', { ecommerce })
  $consent.set(false)
  $consent.set(true)
  outbox.track('login', {})
  await vi.waitFor(() => expect(tracked).toEqual(['login']))
})

it('what was tracked before anything listens to the banner waits for its answer as well', async () => {
  shop = openShop()
  const tracked = listenToPage()
  outbox.track('view_cart', { ecommerce })
  stops.push(outbox.open())
  expect(tracked).toEqual([])
  $consent.set(true)
  outbox.track('login', {})
  await vi.waitFor(() => expect(marketed()).toMatchObject([{ name: 'ViewCart' }, { name: 'Login' }]))
  expect(tracked).toEqual(['view_cart', 'login'])
  const settings = shop.ledger().requests.filter(({ path }) => path.startsWith('/oneday/config'))
  expect(settings).toHaveLength(1)
})

it('settings that fail keep no event from the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop()
  shop.shop.moods.push({ match: 'GET */oneday/config', fault: { kind: 'status', status: 503 }, seen: 0 })
  const tracked = listenToPage()
  $consent.set(true)
  outbox.track('view_cart', { ecommerce })
  await vi.waitFor(() => expect(warn.mock.calls.flat().join()).toContain('pixels'))
  expect(tracked).toEqual(['view_cart'])
  expect(marketed()).toEqual([])
  warn.mockRestore()
})

it('errors are not the marketing service’s business', async () => {
  shop = openShop()
  const tracked = listenToPage()
  $consent.set(true)
  outbox.track('error_shown', { source: 'coupon' })
  outbox.track('login', {})
  await vi.waitFor(() => expect(marketed()).toMatchObject([{ name: 'Login', custom_data: {} }]))
  expect(tracked).toEqual(['error_shown', 'login'])
})

it('a banner nobody answers holds the first 200 events, and its answer sends them in their order', async () => {
  shop = openShop({ settings: { marketing_pixels: '' } })
  const tracked = listenToPage()
  stops.push(outbox.open())
  outbox.track('view_cart', { ecommerce })
  for (let time = 0; time < 300; time++) outbox.track('error_shown', { source: 'coupon' })
  $consent.set(true)
  await vi.waitFor(() => expect(tracked).toHaveLength(200))
  expect(tracked[0]).toBe('view_cart')
})

it('what still waits is dropped when consent is withdrawn', async () => {
  shop = openShop()
  const calls = () => shop.ledger().requests.filter(({ path }) => path.includes('ServerSideApi')).length
  shop.shop.moods.push({ match: 'POST */facebookServerSideApi.php', fault: { kind: 'hang' }, seen: 0 })
  $consent.set(true)
  stops.push(outbox.open())
  outbox.track('view_cart', { ecommerce })
  outbox.track('begin_checkout', { ecommerce })
  await vi.waitFor(() => expect(calls()).toBe(1))
  $consent.set(false)
  window.dispatchEvent(new Event('pagehide'))
  await Promise.resolve()
  expect(calls()).toBe(1)
})
