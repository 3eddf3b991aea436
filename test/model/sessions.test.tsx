import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Route } from '../../demo/route'
import { cartOf, itemSku } from '../../demo/shop/cart'
import type { Cart as ShopCart } from '../../demo/shop/quote'
import { toNumber } from '../../demo/shop/money'
import { totalsOf } from '../../demo/shop/totals'
import { grandTotal } from '../../src/domain/cart/totals'
import { formatMoney } from '../../src/domain/money/money'
import { listen } from '../../src/host/events'
import { $cart, $items, $quote, $totals } from '../../src/state/cart/cart'
import { $customer } from '../../src/state/customer/customer'
import { login, logout } from '../../src/state/customer/login'
import { saveItemOptions } from '../../src/state/cart/item-options'
import { changeCurrency } from '../../src/state/page/currency'
import { Cart } from '../../widgets/cart/Cart'
import { openShop, type OpenShop } from '../open-shop'
import { render } from '../render'
import { runs } from '../runs'
import { renewStores } from '../stores'
import { act, type Act, addFromPage } from './cart-actions'
import { CartModel } from './cart-model'
import { inOtherTab } from './other-tab'

const RUNS = runs(12)
const TIME = 60_000 + RUNS * 2000
/** Where the shop leads after a change of currency, and of an item's options. */
const pages = ['/', '/checkout/cart/'].map((path): Route => ({
  method: 'GET',
  path,
  handle: (visit) => visit.html('<!doctype html><p>Shop'),
}))
const ANN = { username: 'ann@example.com', password: 'Demo-1234!' }

let shop: OpenShop | undefined
let stops: (() => void)[] = []

/** The session this browser has now, and its cart. */
const session = () => shop!.shop.sessions.get(shop!.cookie('PHPSESSID') ?? '')
const ownCart = () => session() && cartOf(shop!.shop, session()!)

/** A guest's cart whose session has ended: it is still found by its id, until the session has one of its own (d.9). */
let left: ShopCart | undefined

function shopCart(): ShopCart | undefined {
  const own = ownCart()
  const isLeft = left && !isCustomer() && !own?.items.length && $cart.get()?.id === left.mask
  return isLeft ? left : own
}

const isCustomer = () => session()?.customerId !== undefined

/** The page says that a customer's session has ended, and hides the cart until the login. */
const isOver = () => document.querySelector('.bzl-session-over__title') !== null

const simple = (name: string, canDo: () => boolean, real: () => Promise<unknown>): Act => ({
  toString: () => name,
  canDo,
  model: () => undefined,
  real: async () => void (await real()),
})

const ACTS = {
  login: simple(
    'log in',
    () => !isCustomer(),
    () => login(ANN.username, ANN.password),
  ),
  logout: simple('log out', isCustomer, logout),
  loginElsewhere: simple(
    'log in in another tab',
    () => !isCustomer(),
    () => inOtherTab('/customer/ajax/login', { method: 'POST', body: JSON.stringify(ANN) }, ['*']),
  ),
  logoutElsewhere: simple('log out in another tab', isCustomer, () =>
    inOtherTab('/customer/ajax/logout', {}, ['*']),
  ),
  addElsewhere: simple(
    'add in another tab',
    () => true,
    () =>
      inOtherTab(
        '/checkout/cart/add',
        { method: 'POST', body: new URLSearchParams({ product: '59', qty: '1' }) },
        ['cart'],
      ),
  ),
  end: simple(
    'the session ends',
    () => true,
    async () => {
      left = isCustomer() ? undefined : (ownCart() ?? left)
      shop!.shop.sessions.delete(shop!.cookie('PHPSESSID') ?? '')
    },
  ),
  comeBack: simple(
    'come back to the page',
    () => true,
    async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ),
  currency: (currency: string) =>
    simple(
      `pay in ${currency}`,
      () => true,
      () => changeCurrency({ currency }),
    ),
}

/** Ids of the ring, of its size, and of some sizes. */
const RING = { product: '56', option: 'options[7]', sizes: ['31', '34', '36'] }
const isRing = ({ sku }: { sku: string }) => sku.startsWith('RG-1')

const addRing = (size: string) =>
  simple(
    `add a ring of size ${size}`,
    () => !isOver(),
    () => addFromPage({ product: RING.product, qty: '1', [RING.option]: size }),
  )
const changeSize = (at: number, size: string): Act => ({
  toString: () => `give ring ${at} the size ${size}`,
  canDo: ({ items }) => !isOver() && items.some(isRing),
  model: () => undefined,
  async real() {
    const rings = $items.get()!.filter(isRing)
    await saveItemOptions(rings[at % rings.length]!.item_id, [[RING.option, size]])
  },
})
const size = fc.constantFrom(...RING.sizes)

const anything = fc.oneof(
  {
    weight: 3,
    arbitrary: act.map((step): Act => ({
      ...step,
      toString: () => String(step),
      canDo: (model) => !isOver() && step.canDo(model),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ACTS.login,
      ACTS.logout,
      ACTS.loginElsewhere,
      ACTS.logoutElsewhere,
      ACTS.addElsewhere,
      ACTS.end,
      ACTS.comeBack,
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('USD', 'EUR', 'JPY').map(ACTS.currency) },
  { weight: 1, arbitrary: size.map(addRing) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat({ max: 2 }), size).map(([at, to]) => changeSize(at, to)),
  },
)

/** Items, quantities and amount of the shop's cart. */
function inShop() {
  const cart = shopCart()
  return {
    quantities: (cart?.items ?? []).map((item) => [itemSku(item), item.qty]),
    total: cart?.items.length ? toNumber(totalsOf(shop!.shop, cart).grand, cart.currency) : 0,
  }
}

const onScreen = () => ({
  quantities: ($items.get() ?? []).map(({ sku, qty }) => [sku, qty]),
  total: $items.get()?.length ? grandTotal($totals.get()) : 0,
})

/** The ids of all carts that something on screen belongs to. */
function cartsOnScreen() {
  const carts = [...shop!.shop.carts.values()]
  const idOf = (itemId: string) =>
    carts.find(({ items }) => items.some(({ id }) => String(id) === itemId))?.id
  const own = $cart.get()
  return new Set([
    ...$items.get()!.map(({ item_id }) => idOf(item_id)),
    ...($totals.get()?.items ?? []).map(({ item_id }) => idOf(item_id)),
    ...(own ? [carts.find(({ id, mask }) => own.id === (own.customer ? String(id) : mask))?.id] : []),
  ])
}

const drawn = () => ({
  items: document.querySelectorAll('.bzl-item').length,
  total: document.querySelector('.bzl-totals__row--grand')?.textContent ?? '',
})

function expectAgreement() {
  expect(cartsOnScreen().size).toBeLessThanOrEqual(1)
  if (isOver()) {
    expect(isCustomer()).toBe(false)
    return expect(document.querySelector('.bzl-item')?.closest('[hidden]')).not.toBeNull()
  }
  expect(onScreen()).toEqual(inShop())
  const { quantities, total } = inShop()
  expect(drawn().items).toBe(quantities.length)
  if (quantities.length) {
    expect(cartsOnScreen()).toEqual(new Set([shopCart()!.id]))
    expect(drawn().total).toContain(formatMoney(total, { currency: shopCart()!.currency, locale: 'en' }))
  }
}

async function enter(asCustomer: boolean): Promise<CartModel> {
  shop = openShop({ customer: asCustomer ? ANN.username : null, items: [{ sku: 'EA-1' }], pages })
  stops = [
    listen('bezel:context-changed', (_detail, event) => event.preventDefault()),
    ...[$quote, $customer].map((store) => store.listen(() => undefined)),
  ]
  stops.push(render(<Cart />).unmount)
  await settled()
  return new CartModel(asCustomer)
}

function leave() {
  stops.splice(0).forEach((stop) => stop())
  shop?.restore()
  shop = undefined
  left = undefined
  localStorage.clear()
  sessionStorage.clear()
  renewStores()
}

const { setTimeout: inRealTime } = globalThis
/** Parts of a page that are loaded when they are wanted come in real time. */
async function loaded() {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => inRealTime(resolve, 5))
}

/** Until the screen agrees with the shop, ten seconds at most: then the test says in what they differ. */
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
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it(
  'the cart on screen is the shop’s one cart, in any tab, session and currency',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(anything, { minLength: 3, maxLength: 10 }),
        async (asCustomer, steps) => {
          leave()
          const model = await enter(asCustomer)
          for (const step of steps) {
            follow(model)
            if (!step.canDo(model)) continue
            await Promise.all([step.real(model), vi.advanceTimersByTimeAsync(1000)])
            if (step !== ACTS.end) await settled()
          }
        },
      ),
      { numRuns: RUNS },
    ),
  TIME,
)
