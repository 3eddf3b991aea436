import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepPlacedOrder, type PlacedOrder, removePlacedOrder, keepOrder } from './placed-order.ts'
import { takePlacedOrder } from './take-placed-order.ts'
import { inAustin } from '#test/austin.ts'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { $cart, $items, $totals, loadCart } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import type { Order } from './order.ts'

const KEY = 'bezel-placed-order'
const order = (sentAt = Date.now()) =>
  ({ sentAt, isGuest: true, email: 'bo@example.com', items: [], totals: {} }) as unknown as PlacedOrder

afterEach(() => void vi.useRealTimers())

it('an order is kept until it is shown, once', () => {
  const kept = order()
  keepPlacedOrder(kept)
  expect(takePlacedOrder()).toEqual(kept)
  expect(takePlacedOrder()).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('an order that came to nothing is not kept', () => {
  keepPlacedOrder(order())
  removePlacedOrder()
  expect(takePlacedOrder()).toBeUndefined()
})

it('an order is shown within an hour, and one from a clock put back no later', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const HOUR = 3_600_000
  const isShown = (age: number) => (keepPlacedOrder(order(Date.now() - age)), takePlacedOrder() !== undefined)
  expect([HOUR - 1, HOUR, 1 - HOUR, -HOUR].map(isShown)).toEqual([true, false, true, false])
})

it.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'x'],
  ['no totals', { items: [] }],
  ['no items', { totals: {} }],
  ['items that are no list', { items: {}, totals: {} }],
  ['totals that are no object', { items: [], totals: 1 }],
])('what another version has left is no order, and goes: %s', (_, left) => {
  const isWhole = left !== null && typeof left === 'object' && !Array.isArray(left)
  sessionStorage.setItem(KEY, JSON.stringify(isWhole ? { sentAt: Date.now(), ...left } : left))
  expect(takePlacedOrder()).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

describe('an order that is sent', () => {
  let shop: OpenShop
  afterEach(() => shop.restore())

  async function sentOrder(options: { customer?: string } = {}): Promise<Order> {
    shop = openShop({ items: [{ sku: 'NK-2', qty: 2 }], ...options })
    await loadCart()
    return { cart: $cart.get()!, method: 'checkmo', billing: inAustin }
  }
  const known = () => ({ totals: $totals.get()!, payment: 'Check', store: 'Austin' })

  it('an order is kept with all that its page shows of it', async () => {
    keepOrder({ ...(await sentOrder()), email: 'bo@example.com' }, known())
    expect(takePlacedOrder()).toMatchObject({
      isGuest: true,
      email: 'bo@example.com',
      billing: inAustin,
      items: [{ sku: 'NK-2', qty: 2 }],
      totals: { grand_total: 128 },
      currency: 'USD',
      method: 'checkmo',
      payment: 'Check',
      store: 'Austin',
    })
  })

  it('a customer’s order goes to the account’s address', async () => {
    keepOrder(await sentOrder({ customer: 'ann@example.com' }), known())
    expect(takePlacedOrder()).toMatchObject({ isGuest: false, email: 'ann@example.com' })
  })

  it('an order whose buyer’s address nobody knows has none', async () => {
    const sent = await sentOrder()
    $checkoutConfig.set(undefined)
    keepOrder(sent, known())
    expect(takePlacedOrder()).toMatchObject({ email: '' })
  })

  it('its items cost what its totals say, not what the cart said before', async () => {
    const sent = await sentOrder()
    const totals = $totals.get()!
    const items = totals.items.map((item) => ({ ...item, row_total: 99 }))
    keepOrder(sent, { ...known(), totals: { ...totals, items } })
    expect(takePlacedOrder()!.items).toMatchObject([{ sku: 'NK-2', row_total: 99 }])
  })

  it('an order of a cart whose items the page does not know is not kept', async () => {
    const sent = await sentOrder()
    keepOrder({ ...sent, cart: { ...sent.cart, id: 'another' } }, known())
    expect(takePlacedOrder()).toBeUndefined()
    $cart.set(undefined)
    keepOrder(sent, known())
    expect(takePlacedOrder()).toBeUndefined()
  })

  it('an order that is not kept is not shown as the one before it', async () => {
    const sent = await sentOrder()
    keepOrder(sent, known())
    keepOrder({ ...sent, cart: { ...sent.cart, id: 'of a product' } }, known())
    expect(takePlacedOrder()).toBeUndefined()
  })

  it('an order is kept though its items are not there yet', async () => {
    const sent = await sentOrder()
    const shown = known()
    $items.set(undefined)
    keepOrder(sent, shown)
    expect(takePlacedOrder()).toMatchObject({ items: [] })
  })
})
