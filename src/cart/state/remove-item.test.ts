import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addLatency } from '#test/latency.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { listen } from '#dom/events.ts'
import { readSection } from '#storefront/page/sections/sections.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { $tasks } from '#async/task.ts'
import { $cartState, $items, loadCart, refreshCart } from './cart.ts'
import { $item } from './items.ts'
import { requestQuantity } from './quantities.ts'
import { removeFromCart, removeItem, runItemRemoval } from './remove-item.ts'

const REMOVAL = 'POST /checkout/sidebar/removeItem*'
let shop: OpenShop
const id = () => $items.get()![0]!.item_id
const inShop = () =>
  shop
    .ledger()
    .carts.at(-1)!
    .items.map(({ sku }) => sku)
const shown = () => $items.get()!.map(({ sku }) => sku)
const calls = (path: string) => shop.ledger().requests.filter((one) => one.path.includes(path)).length
const notices = () => $notices.get().map(({ type, key }) => [type, key])
const refuse = (fault: object) =>
  shop.shop.moods.push({ match: REMOVAL, fault: { kind: 'status', status: 400, ...fault } as never, seen: 0 })

async function open(options: Parameters<typeof openShop>[0] = {}) {
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2' }], ...options })
  await loadCart()
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('an item that is removed is leaving until it is gone, which is said', async () => {
  await open()
  const itemId = id()
  const removal = removeItem(itemId)
  expect($item(itemId).get().isLeaving).toBe(true)
  await removal
  expect([inShop(), shown(), notices()]).toEqual([['NK-2'], ['NK-2'], [['success', 'notice.deleted']]])
  expect([$item(itemId).get(), $tasks.get()[`remove:${itemId}`]]).toEqual([{}, undefined])
})

it('an item is removed once, however often that is asked', async () => {
  await open()
  addLatency(20)
  const itemId = id()
  const removals = [removeItem(itemId), removeItem(itemId)]
  await vi.waitFor(() => expect(inShop()).toEqual(['NK-2']), { interval: 1 })
  await Promise.all([...removals, removeItem(itemId)])
  expect([calls('removeItem'), notices().length, inShop()]).toEqual([1, 1, ['NK-2']])
})

it('two items are removed one after the other', async () => {
  await open()
  await Promise.all($items.get()!.map(({ item_id }) => removeItem(item_id)))
  expect([inShop(), shown(), calls('removeItem')]).toEqual([[], [], 2])
})

it.each(['removed', 'refused'])(
  'the storefront’s cache forgets the cart of before an item was %s',
  async (how) => {
    await open({ customer: 'ann@example.com' })
    await fetchSections(['cart'])
    expect(readSection('cart', Date.now())).toBeDefined()
    if (how === 'refused') refuse({})
    await removeItem(id())
    expect(readSection('cart', Date.now())).toBeUndefined()
  },
)

it('the cart is not read once more where the item is gone already', async () => {
  await open()
  const itemId = id()
  const reads = calls('/totals')
  await runItemRemoval('wishlist', itemId, async () => {
    await removeFromCart(itemId)
    await refreshCart()
  })
  expect([calls('/totals') - reads, shown()]).toEqual([1, ['NK-2']])
})

it('a quantity that was set and not sent is dropped with its item', async () => {
  await open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await requestQuantity(id(), 3)
  const removal = removeItem(id())
  expect($item(id()).get().pending).toBeUndefined()
  await removal
  expect(inShop()).toEqual(['NK-2'])
})

it('a refusal of a customer’s item is the item’s, which stays; the next try begins without it', async () => {
  await open({ customer: 'ann@example.com' })
  refuse({ body: { message: 'Not now.' } })
  const reads = calls('/totals')
  const itemId = id()
  await removeItem(itemId)
  expect($item(itemId).get()).toMatchObject({ error: 'Not now.' })
  expect($item(itemId).get().isLeaving).toBeUndefined()
  expect([shown(), notices(), $tasks.get()[`remove:${itemId}`]]).toEqual([['EA-1', 'NK-2'], [], 'failed'])
  expect([calls('removeItem'), calls('/totals') - reads]).toEqual([1, 1])
  shop.shop.moods = []
  addLatency(20)
  const again = removeItem(itemId)
  await vi.waitFor(() => expect($item(itemId).get().error).toBeUndefined(), { interval: 1 })
  expect($item(itemId).get().isLeaving).toBe(true)
  await again
  expect(shown()).toEqual(['NK-2'])
})

it('a guest’s item that the session’s call refuses is removed by the cart’s id', async () => {
  await open()
  refuse({ body: { message: 'Not now.' } })
  await removeItem(id())
  expect([inShop(), notices()]).toEqual([['NK-2'], [['success', 'notice.deleted']]])
})

it('a guest’s item that both calls refuse has the reason of the first', async () => {
  await open()
  refuse({ body: { message: 'Not now.' } })
  const fault = { kind: 'status', status: 400, body: { message: 'Not so either.' } } as const
  shop.shop.moods.push({ match: 'DELETE *', fault, seen: 0 })
  await removeItem(id())
  expect([$item(id()).get().error, inShop()]).toEqual(['Not now.', ['EA-1', 'NK-2']])
})

it('an item is not removed by the cart’s id after another failure than a refusal', async () => {
  await open()
  refuse({ status: 500 })
  await removeItem(id())
  expect([$item(id()).get().error, inShop()]).toEqual([{ key: 'state.failed' }, ['EA-1', 'NK-2']])
  expect(shop.ledger().requests.some(({ method }) => method === 'DELETE')).toBe(false)
})

it('an item that was removed though the answer was lost is gone from the screen', async () => {
  await open()
  refuse({ kind: 'commit-drop' })
  await removeItem(id())
  expect([shown(), notices(), $cartState.get()]).toEqual([['NK-2'], [], 'ready'])
})

it('the page is asked before an item is removed, and may cancel that', async () => {
  await open()
  const asked: unknown[] = []
  const stop = listen('bezel:before-cart-change', (detail, event) => {
    asked.push(detail)
    event.preventDefault()
  })
  const itemId = id()
  const before = shop.ledger().requests.length
  await removeItem(itemId)
  stop()
  expect(asked).toEqual([{ change: 'remove', itemId }])
  expect(shop.ledger().requests.slice(before)).toEqual([])
  expect([$item(itemId).get().isLeaving, shown()]).toEqual([undefined, ['EA-1', 'NK-2']])
})
