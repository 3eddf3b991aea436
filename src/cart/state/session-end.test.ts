import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addProduct, newCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { newSession } from '#demo/wire/session.ts'
import { strike } from '#demo/wire/personalities.ts'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { formKey } from '#dom/storage/cookies.ts'
import { loadCustomer, $isGuest, $isSessionOver } from '#customer/state/customer.ts'
import { login, logout } from '#customer/state/login.ts'
import { continueAsGuest } from '#customer/state/leave-session.ts'
import {
  $cart,
  $cartState,
  $items,
  $totals,
  loadCart,
  refreshCart,
  setTotals,
  $isSuspended,
  $replacement,
} from './cart.ts'
import { $item } from './items.ts'
import { requestQuantity, sendPendingQuantities } from './quantities.ts'
import { removeItem } from './remove-item.ts'

const ANN = 'ann@example.com'
let shop: OpenShop
const names = () => $items.get()!.map(({ sku }) => sku)

async function open(options: OpenShopOptions) {
  shop = openShop(options)
  await Promise.all([loadCart(), loadCustomer()])
  $isSessionOver.listen(() => undefined)
}
const endSession = () => strike(shop.shop, 'expired-session')

/** Adds a product as its page in another tab does. */
const addAsPage = (product: string) =>
  fetch('/checkout/cart/add', {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ product, qty: '1', form_key: formKey() }),
  })

/** The shop answers at once, but its answers to one call arrive when they are let go. */
function holdTwoAnswers(path: string) {
  const held: (() => void)[] = []
  const serve = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await serve(input, init)
    if (String(input).includes(path) && held.length < 2)
      await new Promise<void>((arrive) => held.push(arrive))
    return response
  }
  return { held, letGo: (at: number) => held[at]!() }
}

const inShop = () =>
  [...shop.shop.carts.values()].filter(({ active }) => active).map(({ items }) => items.map(({ qty }) => qty))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

describe('a customer’s session that ended', () => {
  beforeEach(() => open({ items: [{ sku: 'EA-1' }], customer: ANN }))

  it('leaves the cart as it was, and the quantity that was set, until the login', async () => {
    endSession()
    const { item_id } = $items.get()![0]!
    await requestQuantity(item_id, 3)
    expect([$isSessionOver.get(), $isSuspended.get(), names()]).toEqual([true, true, ['EA-1']])
    const { pending, error } = $item(item_id).get()
    expect([pending, error]).toEqual([3, undefined])
    await login(ANN, 'Demo-1234!')
    expect([$isSessionOver.get(), $isSuspended.get(), $isGuest.get()]).toEqual([false, false, false])
    await sendPendingQuantities()
    expect([inShop(), $items.get()![0]!.qty, $replacement.get()]).toEqual([[[3]], 3, undefined])
  })

  it('has the quantity that was set sent after a login in another tab, too', async () => {
    endSession()
    const { item_id } = $items.get()![0]!
    await requestQuantity(item_id, 3)
    await fetch('/customer/ajax/login', {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ username: ANN, password: 'Demo-1234!' }),
    })
    await loadCart.reload()
    await vi.waitFor(() => expect($item(item_id).get().pending).toBeUndefined())
    expect([inShop(), $items.get()![0]!.qty]).toEqual([[[3]], 3])
  })

  it('is one wherever it was ended, but not after a logout here', async () => {
    endSession()
    await loadCustomer.reload()
    await refreshCart()
    expect($isSessionOver.get()).toBe(true)
    await login(ANN, 'Demo-1234!')
    await logout()
    expect([$isSessionOver.get(), $isGuest.get(), names()]).toEqual([false, true, []])
  })

  it('is left behind by who goes on as a guest', async () => {
    endSession()
    await refreshCart()
    await continueAsGuest()
    expect([$isSessionOver.get(), $isSuspended.get(), names()]).toEqual([false, false, []])
  })

  it('gives way to a guest’s cart, which is announced', async () => {
    endSession()
    const session = newSession(shop.shop, { id: 'new' })
    shop.shop.sessions.set('new', session)
    document.cookie = 'PHPSESSID=new; path=/'
    addProduct(shop.shop, newCart(shop.shop, session), productBySku('NK-2')!, 1)
    vi.spyOn(shop.storefront.shop.sessions, 'get').mockReturnValue(session)
    await refreshCart()
    expect([names(), $replacement.get(), $isSessionOver.get()]).toEqual([['NK-2'], 'kept', false])
  })
})

describe('a guest’s session that ended', () => {
  beforeEach(() => open({ items: [{ sku: 'EA-1' }, { sku: 'NK-2' }] }))

  it('leaves the cart, which is found by its id, and its items can be removed', async () => {
    endSession()
    const cart = $cart.get()
    await refreshCart()
    expect([names(), $cart.get()]).toEqual([['EA-1', 'NK-2'], cart])
    await removeItem($items.get()![0]!.item_id)
    expect([names(), $totals.get()!.items.length, inShop()]).toEqual([['NK-2'], 1, [[1]]])
  })

  it('and who has a new cart sees items, totals and id of that one only', async () => {
    const old = $totals.get()!
    endSession()
    vi.spyOn(shop.shop.sessions, 'get').mockReturnValue(
      newSession(shop.shop, { id: 'new', cartId: undefined }),
    )
    const session = shop.shop.sessions.get('new')!
    const cart = newCart(shop.shop, session)
    addProduct(shop.shop, cart, productBySku('BR-1')!, 1)
    const seen: unknown[] = []
    $items.listen((items) =>
      seen.push([$cart.get()!.id, items!.map(({ sku }) => sku), $totals.get()!.subtotal]),
    )
    await refreshCart()
    expect(seen).toEqual([[cart.mask, ['BR-1'], $totals.get()!.subtotal]])
    expect($totals.get()!.items.map(({ item_id }) => item_id)).toEqual([$items.get()![0]!.item_id])
    expect($replacement.get()).toBe('ended')
    setTotals(old)
    expect($totals.get()).not.toBe(old)
  })

  it('is replaced by a cart begun while answers from before it are under way', async () => {
    endSession()
    const answers = holdTwoAnswers('/checkout/config/data')
    const before = refreshCart()
    await vi.waitFor(() => expect(answers.held).toHaveLength(1))
    await addAsPage('58')
    const after = refreshCart()
    await vi.waitFor(() => expect(answers.held).toHaveLength(2))
    answers.letGo(1)
    await after
    expect(names()).toEqual(['BR-1'])
    answers.letGo(0)
    await before
    expect([names(), $replacement.get()]).toEqual([['BR-1'], 'ended'])
  })

  it('is none when the cart was ordered in another tab', async () => {
    strike(shop.shop, 'cart-gone')
    await loadCart.reload()
    expect([names(), $cart.get(), $replacement.get()]).toEqual([[], undefined, undefined])
  })

  it('leaves the cart as it was while it cannot be read, and says so', async () => {
    endSession()
    shop.shop.moods.push({ match: 'GET *totals*', fault: { kind: 'status', status: 500 }, seen: 0 })
    const totals = $totals.get()
    await loadCart.reload()
    expect([names(), $totals.get(), $cartState.get()]).toEqual([['EA-1', 'NK-2'], totals, 'failed'])
  })

  it('is none when the cart was emptied', async () => {
    strike(shop.shop, 'cart-emptied')
    await refreshCart()
    expect([names(), $replacement.get()]).toEqual([[], undefined])
  })
})

it('a customer’s cart that was ordered in another tab is gone', async () => {
  await open({ items: [{ sku: 'EA-1' }], customer: ANN })
  strike(shop.shop, 'cart-gone')
  await loadCart.reload()
  expect([names(), $isSessionOver.get(), $isSuspended.get()]).toEqual([[], false, false])
})

it('shows the account’s cart, and says so, after a login elsewhere', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  strike(shop.shop, 'cart-merged')
  await refreshCart()
  expect([$cart.get()!.customer, $replacement.get(), $isGuest.get()]).toEqual([true, 'account', false])
})
