import { findAllByText, queryAllByText } from '@testing-library/dom'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '#dom/lifecycle.ts'
import { ErrorBoundary } from '#ui/island/lazyWidgetPart.tsx'
import { AccountMenu } from '../widgets/account-menu/AccountMenu.tsx'
import { AddressBook } from '../widgets/address-book/AddressBook.tsx'
import { Banner } from '../widgets/banner/Banner.tsx'
import { Cart } from '../widgets/cart/Cart.tsx'
import { DrawerPanel } from '../widgets/cart-drawer/DrawerPanel.tsx'
import { Checkout } from '../widgets/checkout/Checkout.tsx'
import { paymentMethods } from '#payment/methods/methods.tsx'
import { keepDraft } from '#checkout/state/draft.ts'
import { registerPaymentMethods } from '#payment/state/offered-methods.ts'
import { CurrencyPicker } from '../widgets/currency-picker/CurrencyPicker.tsx'
import { Summary } from '../widgets/order-summary/Summary.tsx'
import { OfferList } from '../widgets/special-offers/OfferList.tsx'
import { GiftPanel } from '../widgets/visitor-gift/GiftPanel.tsx'
import { Wishlist } from '../widgets/wishlist/Wishlist.tsx'
import { inAustin } from './austin.ts'
import { oddJson } from './odd-json.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { render } from './render.tsx'
import { runs } from './runs.ts'
import { renewStores } from './stores.ts'

const ANN = 'ann@example.com'
const ITEMS = [
  { sku: 'NN-1', qty: 2, options: { 5: 'Ann', 6: '21' } },
  { sku: 'EA-1', qty: 1 },
]

interface Page {
  islands: ReactNode
  /** Stores the data that the tab keeps from before. */
  prepare?(): void
  /**
   * The buttons that the shopper presses, one after the other; with odd answers only those that are there.
   */
  presses?: (RegExp | string)[]
}

const inBoundaries = (islands: ReactNode[]) =>
  islands.map((island, index) => <ErrorBoundary key={index}>{island}</ErrorBoundary>)

const shopPage: Page = {
  islands: inBoundaries([
    <Banner />,
    <Cart />,
    <DrawerPanel side="end" />,
    <Summary />,
    <AccountMenu />,
    <AddressBook />,
    <OfferList free="0" />,
    <OfferList free="1" />,
    <GiftPanel />,
    <Wishlist />,
    <CurrencyPicker />,
  ]),
}

/** Resumes with its address, so that it comes to the order. */
const checkoutPage: Page = {
  islands: inBoundaries([<Checkout />, <Summary />]),
  prepare() {
    registerPaymentMethods(paymentMethods)
    const addresses = { shipping: inAustin, billing: inAustin }
    keepDraft({ step: 'shipping_method', email: inAustin.email, addresses })
  },
  presses: ['Save & Continue', /Money order/, 'Review order', 'Place order'],
}

/** Resolves when nothing is requested any more, and what came is on screen. */
async function untilQuiet(isWaiting: () => boolean) {
  for (let quiet = 0; quiet < 3; quiet = isWaiting() ? 0 : quiet + 1) await new Promise<void>(afterPaint)
}

/** A visit until nothing is requested any more. Returns what the shop has answered, by path; `odd` in place of its own. */
async function visit(page: Page, customer: string | undefined, odd?: Record<string, unknown>) {
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
      return odd && path in odd ? Response.json(odd[path] ?? null) : response
    } finally {
      waiting -= 1
    }
  }
  page.prepare?.()
  const { host, unmount } = render(page.islands)
  await untilQuiet(() => waiting > 0)
  for (const name of page.presses ?? []) {
    const [pressed] = odd ? queryAllByText(host, name) : await findAllByText(host, name)
    pressed?.click()
    await untilQuiet(() => waiting > 0)
  }
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

it.each([
  ['the shop', undefined, shopPage],
  ['the shop', ANN, shopPage],
  ['the checkout', undefined, checkoutPage],
  ['the checkout', ANN, checkoutPage],
])(
  'no island of %s for %s breaks, whatever JSON is answered',
  async (_name, customer, page) => {
    // The first visit fetches the parts that come later, which then are there at once.
    await visit(page, customer)
    const examples = Object.entries(await visit(page, customer))
    const odd = fc.oneof(
      ...examples.map(([path, example]) =>
        fc.record({ [path]: oddJson(example) }, { noNullPrototype: true }),
      ),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (answers) => {
        broken.mockClear()
        await visit(page, customer, answers)
        expect(broken.mock.calls).toEqual([])
      }),
      { numRuns: runs(20) },
    )
  },
  60_000 + runs(20) * 3000,
)
