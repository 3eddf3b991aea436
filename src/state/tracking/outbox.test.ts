import { afterEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '../../../test/open-shop'
import { $consent } from './consent'
import { openOutbox, track } from './outbox'

let shop: OpenShop
afterEach(() => {
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
  openOutbox()
  const ecommerce = { currency: 'USD', value: 64, items: [] }
  track('view_cart', { ecommerce })
  track('begin_checkout', { ecommerce })
  track('add_to_cart', { ecommerce })
  track('remove_from_cart', { ecommerce })
  await vi.waitFor(() => expect(sent).toEqual(['ViewCart']))
  answers.shift()!()
  await vi.waitFor(() => expect(sent).toEqual(['ViewCart', 'InitiateCheckout']))
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual(['ViewCart', 'InitiateCheckout', 'AddToCart', 'RemoveFromCart'])
  answers.forEach((answer) => answer())
})
