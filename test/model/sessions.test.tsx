import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { itemSku } from '../../demo/shop/cart.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { formatMoney } from '#lib/money/money.ts'
import { listen } from '#dom/events.ts'
import { $cart, $items, $quote, $totals } from '#cart/state/cart.ts'
import { $customer } from '#customer/state/customer.ts'
import { ErrorBoundary } from '#ui/island/lazyWidgetPart.tsx'
import { AccountMenu } from '../../widgets/account-menu/AccountMenu.tsx'
import { Cart } from '../../widgets/cart/Cart.tsx'
import { DrawerPanel } from '../../widgets/cart-drawer/DrawerPanel.tsx'
import { CurrencyPicker } from '../../widgets/currency-picker/CurrencyPicker.tsx'
import { Summary } from '../../widgets/order-summary/Summary.tsx'
import { OfferList } from '../../widgets/special-offers/OfferList.tsx'
import { Wishlist } from '../../widgets/wishlist/Wishlist.tsx'
import { render } from '../render.tsx'
import { runs } from '../runs.ts'
import { renewStores } from '../stores.ts'
import { endTimers } from '../timers.ts'
import { CartModel } from './cart-model.ts'
import { ACTS, anything } from './session-acts.ts'
import { closeSession, inShop, isCustomer, isOver, openSession, shopCart, shopCarts } from './session-shop.ts'

/** Islands that show the cart or its shopper. */
const ISLANDS = [
  <Cart />,
  <DrawerPanel side="end" />,
  <Summary />,
  <AccountMenu />,
  <OfferList free="0" />,
  <Wishlist />,
  <CurrencyPicker />,
]

const RUNS = runs(12)
const TIME = 60_000 + RUNS * 10_000

const onScreen = () => ({
  quantities: ($items.get() ?? []).map(({ sku, qty }) => [sku, qty]),
  total: $items.get()?.length ? grandTotal($totals.get()) : 0,
})

/** The ids of all carts that something on screen belongs to. */
function cartsOnScreen() {
  const carts = shopCarts()
  const idOf = (itemId: string) =>
    carts.find(({ items }) => items.some(({ id }) => String(id) === itemId))?.id
  const own = $cart.get()
  return new Set([
    ...$items.get()!.map(({ item_id }) => idOf(item_id)),
    ...($totals.get()?.items ?? []).map(({ item_id }) => idOf(item_id)),
    ...(own ? [carts.find(({ id, mask }) => own.id === (own.customer ? String(id) : mask))?.id] : []),
  ])
}

/** Returns what the page of the cart shows, and the drawer beside it. */
const drawn = () => ({
  items: document.querySelectorAll('.bzl-cart__lines .bzl-item').length,
  inDrawer: document.querySelectorAll('.bzl-cart-drawer__body .bzl-item').length,
  total: document.querySelector('.bzl-cart__columns .bzl-totals__row--grand')?.textContent ?? '',
})

function expectAgreement() {
  expect(cartsOnScreen().size).toBeLessThanOrEqual(1)
  if (isOver()) {
    expect(isCustomer()).toBe(false)
    return expect(document.querySelector('.bzl-item')?.closest('[hidden]')).not.toBeNull()
  }
  expect(onScreen()).toEqual(inShop())
  const { quantities, total } = inShop()
  expect(drawn()).toMatchObject({ items: quantities.length, inDrawer: quantities.length })
  if (quantities.length) {
    expect(cartsOnScreen()).toEqual(new Set([shopCart()!.id]))
    expect(drawn().total).toContain(formatMoney(total, { currency: shopCart()!.currency, locale: 'en' }))
  }
}

let stops: (() => void)[] = []

async function enter(asCustomer: boolean): Promise<CartModel> {
  openSession(asCustomer)
  stops = [
    listen('bezel:context-changed', (_detail, event) => event.preventDefault()),
    ...[$quote, $customer].map((store) => store.listen(() => undefined)),
  ]
  const page = render(ISLANDS.map((island, at) => <ErrorBoundary key={at}>{island}</ErrorBoundary>))
  stops.push(page.unmount)
  await settled()
  return new CartModel(asCustomer)
}

function leave() {
  stops.splice(0).forEach((stop) => stop())
  closeSession()
  localStorage.clear()
  sessionStorage.clear()
  renewStores()
  endTimers()
}

/** The errors that broke a part of the page, or went to the console. */
const thrown: unknown[] = []

const { setTimeout: inRealTime } = globalThis
/** Parts of a page that are loaded when they are wanted come in real time. */
async function loaded() {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => inRealTime(resolve, 5))
}

/** Waits until the screen agrees with the shop, ten seconds at most: then the test says in what they differ. */
async function settled() {
  for (let wait = 0; wait < 50; wait += 1) {
    await vi.advanceTimersByTimeAsync(200)
    try {
      return expectAgreement()
    } catch {
      await loaded()
    }
  }
  expectAgreement()
}

/** Acts on items find theirs by the model: it takes over the shop's items, also those another tab has changed. */
function follow(model: CartModel) {
  model.items = (shopCart()?.items ?? []).map((item) => ({
    sku: itemSku(item),
    qty: item.qty,
    price: 0,
    free: item.free ?? false,
    gifts: Object.fromEntries(Object.entries(item.gifts).map(([at, gift]) => [at, gift.gift_boxes[0] ?? 0])),
  }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T10:00:00Z') })
  vi.stubGlobal('confirm', () => true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((...given) => void thrown.push(given))
  vi.spyOn(ErrorBoundary.prototype, 'componentDidCatch').mockImplementation(
    (error) => void thrown.push(error),
  )
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it(
  'the cart on screen is the shop’s one cart, in any tab, session and currency, and no island throws',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(anything, { minLength: 3, maxLength: 10 }),
        async (asCustomer, steps) => {
          leave()
          thrown.length = 0
          const model = await enter(asCustomer)
          for (const step of steps) {
            follow(model)
            if (!step.canDo(model)) continue
            await Promise.all([step.real(model), vi.advanceTimersByTimeAsync(1000)])
            if (step !== ACTS.end) await settled()
            expect(thrown).toEqual([])
          }
          leave()
          expect(thrown).toEqual([])
        },
      ),
      { numRuns: RUNS },
    ),
  TIME,
)
