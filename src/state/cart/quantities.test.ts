import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '../../../test/open-shop'
import { listen } from '../../host/events'
import { $items, $totals, loadCart } from './cart'
import { $item } from './items'
import { requestQuantity, changeQuantity, flushQuantities } from './quantities'
import { queue, queueIdle } from '../queue'

let shop: OpenShop
const item = (index = 0) => $items.get()![index]!
const inShop = () => [...shop.shop.carts.values()].find(({ active }) => active)!.items.map(({ qty }) => qty)
const sent = () => shop.ledger().requests.filter(({ method }) => method === 'PUT').length
const reads = () => shop.ledger().requests.filter(({ path }) => path.endsWith('/totals')).length

async function open(options: Parameters<typeof openShop>[0]) {
  shop = openShop(options)
  await loadCart()
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it.each(['guest', 'customer'])(
  'ends thirty clicks of a %s in the right number with few requests',
  async (who) => {
    await open({ items: [{ sku: 'EA-1' }], ...(who === 'customer' && { customer: 'ann@example.com' }) })
    const { item_id } = item()
    let done: Promise<void> | undefined
    for (let click = 1; click <= 30; click++) {
      done = requestQuantity(item_id, 1 + click)
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
    await done
    expect(inShop()).toEqual([31])
    expect(item().qty).toBe(31)
    expect(sent()).toBe(1)
  },
)

it('lets the newest quantity win over one that is being sent', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  const { item_id } = item()
  const first = changeQuantity(item_id, 5)
  await Promise.resolve()
  await Promise.all([first, changeQuantity(item_id, 3)])
  await queueIdle()
  expect([inShop(), item().qty, $item(item_id).get().pending]).toEqual([[3], 3, undefined])
})

it('reads the cart once for several items', async () => {
  await open({ items: [{ sku: 'EA-1' }, { sku: 'NK-2' }] })
  const before = reads()
  await Promise.all([requestQuantity(item(0).item_id, 2), requestQuantity(item(1).item_id, 4)])
  expect(inShop()).toEqual([2, 4])
  expect(reads() - before).toBe(1)
})

it('shows the shop’s quantity again, and the reason at the item, when the shop refuses', async () => {
  await open({ items: [{ sku: 'BR-1', qty: 2 }] })
  const { item_id } = item()
  await changeQuantity(item_id, 9)
  expect(item().qty).toBe(2)
  expect($item(item_id).get().pending).toBeUndefined()
  expect($item(item_id).get().error).toBe('The requested qty is not available')
})

it('shows the shop’s quantity when there is no response', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  shop.shop.moods.push({ match: 'PUT *', nth: 1, fault: { kind: 'commit-drop' }, seen: 0 })
  await changeQuantity(item().item_id, 4)
  expect(item().qty).toBe(4)
  expect($item(item().item_id).get().error).toEqual({ key: 'state.failed' })
})

it('is sent before the next action, and without waiting when the shopper leaves', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  void requestQuantity(item().item_id, 6)
  const seen = queue('next', async () => inShop())
  flushQuantities()
  expect(await seen).toEqual([6])
})

it('asks the page first, which may cancel it', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  const { item_id } = item()
  const events: unknown[] = []
  const stop = listen('bezel:before-cart-change', (detail, event) => {
    events.push(detail)
    event.preventDefault()
  })
  await changeQuantity(item_id, 2)
  stop()
  expect(events).toEqual([{ change: 'quantity', itemId: item_id, qty: 2 }])
  expect([sent(), item().qty, $item(item_id).get().pending]).toEqual([0, 1, undefined])
})

it('changes the shopper’s new cart when the old one is gone', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  const { item_id } = item()
  shop.shop.moods.push({
    match: 'PUT *',
    nth: 1,
    fault: {
      kind: 'status',
      status: 404,
      body: { message: 'No such entity with %fieldName = %fieldValue', parameters: { fieldName: 'cartId' } },
    },
    seen: 0,
  })
  await changeQuantity(item_id, 3)
  expect(item().qty).toBe(inShop()[0])
  expect($totals.get()?.items_qty).toBe(inShop()[0])
})
