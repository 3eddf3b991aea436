import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { listen } from '#dom/events.ts'
import { readSection } from '#storefront/page/sections/sections.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { attemptFor, beginAttempt } from './attempt.ts'
import { PLACE } from '#customer/state/kept-draft.ts'
import { goToPayment, goToSuccess } from './leave.ts'

let shop: OpenShop
let paths: string[]
const isKept = (name: string) => readSection(name, Date.now()) !== undefined

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  paths = []
  vi.spyOn(location, 'assign').mockImplementation((url) => void paths.push(new URL(url).pathname))
  shop = openShop({ items: [{ sku: 'EA-1' }] })
  await fetchSections(['cart', 'customer'])
  sessionStorage.setItem('bezel-checkout', '{}')
  sessionStorage.setItem(PLACE, '{}')
  beginAttempt('a', 'checkmo')
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it.each(['77', undefined])(
  'an order that is made leaves nothing behind, and its page comes next: %s',
  async (id) => {
    const placed: unknown[] = []
    const stop = listen('bezel:order-placed', (detail) => void placed.push([detail, paths.length]))
    void goToSuccess(id, 'checkmo')
    stop()
    expect(placed).toEqual([[{ orderId: id ?? '', method: 'checkmo' }, 0]])
    expect(paths).toEqual(['/checkout/onepage/success'])
    expect([sessionStorage.getItem('bezel-checkout'), sessionStorage.getItem(PLACE)]).toEqual([null, null])
    expect(attemptFor('a')).toBeUndefined()
    expect([isKept('cart'), isKept('customer')]).toEqual([false, true])
  },
)

it('a payment elsewhere keeps what was entered and the order, but no cart that may be ordered by then', async () => {
  void goToPayment('/pay/1')
  await vi.waitFor(() => expect(paths).toEqual(['/pay/1']))
  expect(sessionStorage.getItem('bezel-checkout')).toBe('{}')
  expect(attemptFor('a')).toBeDefined()
  expect([isKept('cart'), isKept('customer')]).toEqual([false, true])
})

it('an address that is none of the shop’s is not gone to, and there is no order', async () => {
  expect(await goToPayment('https://elsewhere.example/')).toEqual({ key: 'place-order.redirect' })
  expect(paths).toEqual([])
  expect(attemptFor('a')).toBeUndefined()
})
