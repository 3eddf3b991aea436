import { afterEach, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { $cart, $items, $totals, loadCart } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { keepOrder } from './placed-order.ts'
import type { Order } from './order.ts'
import { takePlacedOrder } from './take-placed-order.ts'

let shop: OpenShop
afterEach(() => shop.restore())

async function order(options: { customer?: string } = {}): Promise<Order> {
  shop = openShop({ items: [{ sku: 'NK-2', qty: 2 }], ...options })
  await loadCart()
  return { cart: $cart.get()!, method: 'checkmo', billing: inAustin }
}
const known = () => ({ totals: $totals.get()!, payment: 'Check', store: 'Austin' })

it('an order is kept with all that its page shows of it', async () => {
  keepOrder({ ...(await order()), email: 'bo@example.com' }, known())
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
  keepOrder(await order({ customer: 'ann@example.com' }), known())
  expect(takePlacedOrder()).toMatchObject({ isGuest: false, email: 'ann@example.com' })
})

it('an order whose buyer’s address nobody knows has none', async () => {
  const sent = await order()
  $checkoutConfig.set(undefined)
  keepOrder(sent, known())
  expect(takePlacedOrder()).toMatchObject({ email: '' })
})

it('its items cost what its totals say, not what the cart said before', async () => {
  const sent = await order()
  const totals = $totals.get()!
  const items = totals.items.map((item) => ({ ...item, row_total: 99 }))
  keepOrder(sent, { ...known(), totals: { ...totals, items } })
  expect(takePlacedOrder()!.items).toMatchObject([{ sku: 'NK-2', row_total: 99 }])
})

it('an order of a cart whose items the page does not know is not kept', async () => {
  const sent = await order()
  keepOrder({ ...sent, cart: { ...sent.cart, id: 'another' } }, known())
  expect(takePlacedOrder()).toBeUndefined()
  $cart.set(undefined)
  keepOrder(sent, known())
  expect(takePlacedOrder()).toBeUndefined()
})

it('an order that is not kept is not shown as the one before it', async () => {
  const sent = await order()
  keepOrder(sent, known())
  keepOrder({ ...sent, cart: { ...sent.cart, id: 'of a product' } }, known())
  expect(takePlacedOrder()).toBeUndefined()
})

it('an order is kept though its items are not there yet', async () => {
  const sent = await order()
  const shown = known()
  $items.set(undefined)
  keepOrder(sent, shown)
  expect(takePlacedOrder()).toMatchObject({ items: [] })
})
