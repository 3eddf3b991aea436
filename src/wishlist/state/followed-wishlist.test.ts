import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { inOtherTab } from '#test/model/other-tab.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { listen } from '#dom/events.ts'
import { onSectionsChanged } from '#storefront/page/sections/sections.ts'
import { deferred } from '#async/deferred.ts'
import { changeCurrency } from '#cart/state/currency.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { $customerWishlist, customerWishlistChanged, loadCustomerWishlist } from './customer-wishlist.ts'
import { customerListChanged } from './wishlist.ts'

let shop: OpenShop
let stop = () => {}

const ofShop = () => [...shop.shop.customers.values()][0]!.wishlist
const asked = () => shop.ledger().requests.filter(({ path }) => /sections=[^&]*wishlist/.test(path)).length
const break503 = (times?: number) =>
  shop.shop.moods.push({
    match: 'GET *sections=wishlist*',
    fault: { kind: 'status', status: 503 },
    seen: 0,
    times,
  })

/** Resolves when all requests that have begun by now are answered as well. */
const untilAnswered = () => fetchSections(['customer'])

async function look() {
  stop = $customerWishlist.listen(() => undefined)
  await vi.waitFor(() => expect($customerWishlist.get()).toBeDefined())
}

/** Stores live on for a second, in case somebody else looks at them. */
function lookAway() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stop()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ pages: pageRoutes, customer: 'ann@example.com' })
  ofShop().push({ id: 1, product_id: productBySku('EA-1')!.id, qty: 1, options: [] })
})
afterEach(() => {
  stop()
  shop.restore()
  vi.restoreAllMocks()
})

it('what another tab does to the cart leaves the list on screen as it is', async () => {
  await look()
  const before = $customerWishlist.get()
  const { promise, resolve } = deferred<string[]>()
  const stopListening = onSectionsChanged(resolve)
  await inOtherTab('/', {}, ['cart'])
  expect(await promise).toEqual(['cart'])
  stopListening()
  await untilAnswered()
  expect($customerWishlist.get()).toBe(before)
})

it('nothing is asked for a list that nobody looks at any more', async () => {
  await look()
  lookAway()
  customerListChanged()
  await untilAnswered()
  expect(asked()).toBe(1)
})

it('a list that is looked at again is asked for once, as it has changed meanwhile', async () => {
  await look()
  lookAway()
  ofShop().length = 0
  customerListChanged()
  stop = $customerWishlist.listen(() => undefined)
  await vi.waitFor(() => expect($customerWishlist.get()).toEqual([]))
  customerListChanged()
  await untilAnswered()
  expect(asked()).toBe(3)
})

it('a list that could not be read says so, and is there with the next try', async () => {
  break503(1)
  await look()
  expect($customerWishlist.get()).toBe('failed')
  await loadCustomerWishlist()
  expect($customerWishlist.get()).toHaveLength(1)
})

it('a list that failed stays failed while the shop does not answer', async () => {
  break503()
  await look()
  await customerWishlistChanged()
  expect([$customerWishlist.get(), asked()]).toEqual(['failed', 2])
})

it('in another currency a list on screen is read again, as its prices are the shop’s own texts', async () => {
  const stopListening = listen('bezel:context-changed', (_detail, event) => event.preventDefault())
  await look()
  const priceOf = () => ($customerWishlist.get() as { price: string }[])[0]!.price
  const before = priceOf()
  await changeCurrency({ currency: 'EUR' })
  await vi.waitFor(() => expect(priceOf()).not.toBe(before))
  stopListening()
})
