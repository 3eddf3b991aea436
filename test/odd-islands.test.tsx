import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '../src/host/page/lifecycle'
import { ErrorBoundary } from '../src/ui/island/ErrorBoundary'
import { AccountMenu } from '../widgets/account-menu/AccountMenu'
import { AddressBook } from '../widgets/address-book/AddressBook'
import { Banner } from '../widgets/banner/Banner'
import { Cart } from '../widgets/cart/Cart'
import { DrawerPanel } from '../widgets/cart-drawer/DrawerPanel'
import { CurrencyPicker } from '../widgets/currency-picker/CurrencyPicker'
import { OrderSummary } from '../widgets/order-summary/OrderSummary'
import { SpecialOffers } from '../widgets/special-offers/SpecialOffers'
import { VisitorGift } from '../widgets/visitor-gift/VisitorGift'
import { Wishlist } from '../widgets/wishlist/Wishlist'
import { oddJson } from './odd-json'
import { type OpenShop, openShop } from './open-shop'
import { render } from './render'
import { runs } from './runs'
import { renewStores } from './stores'

const ANN = 'ann@example.com'
const ITEMS = [
  { sku: 'NN-1', qty: 2, options: { 5: 'Ann', 6: '21' } },
  { sku: 'EA-1', qty: 1 },
]

const islands = [
  <Banner />,
  <Cart />,
  <DrawerPanel side="end" />,
  <OrderSummary />,
  <AccountMenu />,
  <AddressBook />,
  <SpecialOffers free="0" />,
  <SpecialOffers free="1" />,
  <VisitorGift />,
  <Wishlist />,
  <CurrencyPicker />,
].map((island, index) => <ErrorBoundary key={index}>{island}</ErrorBoundary>)

/** A visit until nothing is requested any more. Returns what the shop has answered, by path; `odd` in place of its own. */
async function visit(customer: string | undefined, odd: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {}
  const open: OpenShop = openShop({ items: ITEMS, customer })
  const ask = globalThis.fetch
  let waiting = 0
  globalThis.fetch = async (input, init) => {
    waiting += 1
    try {
      const response = await ask(input, init)
      if (!response.headers.get('content-type')?.includes('json')) return response
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      const path = pathname.replace(/carts\/\w+/, 'carts/…')
      answers[path] = await response.clone().json()
      return path in odd ? Response.json(odd[path] ?? null) : response
    } finally {
      waiting -= 1
    }
  }
  const { unmount } = render(islands)
  for (let quiet = 0; quiet < 3; quiet = waiting ? 0 : quiet + 1) await new Promise<void>(afterPaint)
  unmount()
  open.restore()
  renewStores()
  localStorage.clear()
  sessionStorage.clear()
  return answers
}

const broken = vi.spyOn(ErrorBoundary.prototype, 'componentDidCatch')
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([undefined, ANN])(
  'no island of %s breaks, whatever JSON the shop answers',
  async (customer) => {
    // The first visit fetches the parts that come later, which then are there at once.
    await visit(customer)
    const examples = Object.entries(await visit(customer))
    const odd = fc.oneof(
      ...examples.map(([path, example]) =>
        fc.record({ [path]: oddJson(example) }, { noNullPrototype: true }),
      ),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (answers) => {
        broken.mockClear()
        await visit(customer, answers)
        expect(broken.mock.calls).toEqual([])
      }),
      { numRuns: runs(20) },
    )
  },
  60_000 + runs(20) * 500,
)
