import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addLatency } from '#test/latency.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { listen } from '#dom/events.ts'
import { $cart, $items, $totals, loadCart } from './cart.ts'
import { $item } from './items.ts'
import { requestQuantity } from './quantities.ts'
import { queue, queueIdle } from '#async/queue.ts'

let shop: OpenShop
const item = (index = 0) => $items.get()![index]!
const inShop = () => [...shop.shop.carts.values()].find(({ active }) => active)!.items.map(({ qty }) => qty)
const sent = () => shop.ledger().requests.filter(({ method }) => method === 'PUT').length
/** The requests such as "GET totals", without the sections, which follow in their own time. */
const calls = () =>
  shop
    .ledger()
    .requests.filter(({ path }) => !path.startsWith('/customer/section/'))
    .map(({ method, path }) => `${method} ${/(cart\/)?[a-z]+(?=(\/\d+)?$)/.exec(path)?.[0]}`)
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
  'sends the first of thirty clicks of a %s at once, and the newest of the others as one',
  async (who) => {
    await open({ items: [{ sku: 'EA-1' }], ...(who === 'customer' && { customer: 'ann@example.com' }) })
    addLatency(40)
    const { item_id } = item()
    const first = requestQuantity(item_id, 2)
    await vi.waitFor(() => expect(inShop()).toEqual([2]), { interval: 1 })
    const others = Array.from({ length: 29 }, (_, click) => requestQuantity(item_id, 3 + click))
    await Promise.all([first, ...others])
    expect(inShop()).toEqual([31])
    expect(item().qty).toBe(31)
    expect(sent()).toBe(2)
  },
)

it('has the shop’s total and the item’s new price one round trip after the press', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  addLatency(60)
  const before = calls().length
  const changed = vi.fn()
  const stop = listen('bezel:cart-changed', changed)
  const { item_id, row_total_incl_tax } = item()
  const rest = requestQuantity(item_id, 3)
  await vi.waitFor(() => expect($totals.get()!.subtotal).toBe(3 * 34.5), { interval: 1 })
  expect(calls().slice(before)).toEqual(['PUT items', 'GET totals'])
  expect([item().qty, $item(item_id).get().pending]).toEqual([3, undefined])
  expect(item().row_total_incl_tax).toBeCloseTo(3 * row_total_incl_tax)
  await rest
  stop()
  expect(calls().slice(before)).toEqual(['PUT items', 'GET totals', 'GET cart/items'])
  expect(changed).toHaveBeenCalledOnce()
})

it('lets the newest quantity win over one that is being sent', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  const { item_id } = item()
  const first = requestQuantity(item_id, 5)
  await Promise.resolve()
  await Promise.all([first, requestQuantity(item_id, 3)])
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
  await requestQuantity(item_id, 9)
  expect(item().qty).toBe(2)
  expect($item(item_id).get().pending).toBeUndefined()
  expect($item(item_id).get().error).toBe('The requested qty is not available')
})

it.each([
  ['commit-drop', 4, undefined],
  ['abort', 1, { key: 'state.failed' }],
] as const)('shows the shop’s quantity when there is no response: %s', async (kind, qty, error) => {
  await open({ items: [{ sku: 'EA-1' }] })
  shop.shop.moods.push({ match: 'PUT *', nth: 1, fault: { kind }, seen: 0 })
  await requestQuantity(item().item_id, 4)
  expect([item().qty, $item(item().item_id).get().error]).toEqual([qty, error])
})

it('is sent before the next action', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  void requestQuantity(item().item_id, 6)
  expect(await queue('next', async () => inShop())).toEqual([6])
})

it('asks the page first, which may cancel it', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  const { item_id } = item()
  const events: unknown[] = []
  const stop = listen('bezel:before-cart-change', (detail, event) => {
    events.push(detail)
    event.preventDefault()
  })
  await requestQuantity(item_id, 2)
  stop()
  expect(events).toEqual([{ change: 'quantity', itemId: item_id, qty: 2 }])
  expect([sent(), item().qty, $item(item_id).get().pending]).toEqual([0, 1, undefined])
})

it('changes the shopper’s new cart when the old one is gone', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  const guestCart = $cart.get()!.id
  const credentials = JSON.stringify({ username: 'bea@example.com', password: 'Demo-1234!' })
  await fetch('/customer/ajax/login', {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: credentials,
  })
  await requestQuantity(item().item_id, 3)
  expect($cart.get()!.id).not.toBe(guestCart)
  expect(inShop()).toEqual([3])
  expect(item().qty).toBe(3)
})

it('is sent when the shopper leaves the page, though the one before is still under way', async () => {
  await open({ items: [{ sku: 'EA-1' }] })
  addLatency(40)
  const send = vi.spyOn(globalThis, 'fetch')
  void requestQuantity(item().item_id, 6)
  await vi.waitFor(() => expect(inShop()).toEqual([6]), { interval: 1 })
  void requestQuantity(item().item_id, 7)
  expect(inShop()).toEqual([6])
  dispatchEvent(new Event('pagehide'))
  await queueIdle()
  expect([inShop(), sent()]).toEqual([[7], 2])
  const outlivePage = send.mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? init.keepalive : []))
  expect(outlivePage).toEqual([true, true])
})

describe('without a network', () => {
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }

  it('a quantity stays pending, and the newest is sent when it is back', async () => {
    await open({ items: [{ sku: 'EA-1' }] })
    const { item_id } = item()
    setOnline(false)
    await requestQuantity(item_id, 3)
    await requestQuantity(item_id, 4)
    expect([sent(), $item(item_id).get().pending, $item(item_id).get().error]).toEqual([0, 4, undefined])
    setOnline(true)
    await vi.waitFor(() => expect($item(item_id).get().pending).toBeUndefined())
    expect([inShop(), item().qty, sent()]).toEqual([[4], 4, 1])
  })

  it('a quantity whose response was lost is sent again', async () => {
    await open({ items: [{ sku: 'EA-1' }] })
    const { item_id } = item()
    addLatency(20)
    shop.shop.moods.push({ match: 'PUT *', nth: 1, fault: { kind: 'commit-drop' }, seen: 0 })
    const request = requestQuantity(item_id, 3)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false)
    await request
    const { pending, error } = $item(item_id).get()
    expect([pending, error]).toEqual([3, undefined])
    setOnline(true)
    await vi.waitFor(() => expect($item(item_id).get().pending).toBeUndefined())
    expect([inShop(), item().qty]).toEqual([[3], 3])
  })

  it('a quantity set back after one whose response was lost is sent, too', async () => {
    await open({ items: [{ sku: 'EA-1' }] })
    const { item_id } = item()
    shop.shop.moods.push({ match: 'PUT *', nth: 1, fault: { kind: 'commit-drop' }, seen: 0 })
    const request = requestQuantity(item_id, 3)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false)
    await request
    await requestQuantity(item_id, 1)
    setOnline(true)
    await vi.waitFor(() => expect($item(item_id).get().pending).toBeUndefined())
    expect([inShop(), item().qty]).toEqual([[1], 1])
  })
})
