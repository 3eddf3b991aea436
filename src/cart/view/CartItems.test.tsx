import { findByText, queryAllByRole, queryAllByText } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { QuoteItem } from '../rules/cart.ts'
import { openShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { loadSettings } from '#storefront/state/config.ts'
import { loadCart } from '../state/cart.ts'
import { $typedLabels } from '../state/custom-options.ts'
import { CartItems } from './CartItems.tsx'

const ITEMS = 100
const MANY = Array.from({ length: ITEMS }, (_, at) => ({
  sku: 'NN-1',
  options: { 5: `Name ${at}`, 6: '22' },
}))
const LONG_TASK = 50

const rows = () => queryAllByRole(document.body, 'listitem').length

/** Work that goes on in slices stops after each of them, for a look, until nothing is left to do. */
async function lookAfterSlices(begin: () => void, look: () => void, isDone: () => boolean): Promise<void> {
  const held: (() => void)[] = []
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((goOn) => held.push(goOn)) })
  begin()
  while (!isDone()) {
    await vi.waitFor(() => expect(held.length > 0 || isDone()).toBe(true), { timeout: 5000, interval: 1 })
    look()
    held.shift()?.()
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([0.5, 4])('a long list becomes part of the page in slices, at %f ms an item', async (each) => {
  const shop = openShop({ items: MANY })
  await loadCart()
  let clock = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const drawn = new Set<QuoteItem>()
  const Extra = ({ item }: { item: QuoteItem }) => {
    if (!drawn.has(item)) clock += each
    drawn.add(item)
    return null
  }
  const times = [clock]
  const observer = new MutationObserver(() => times.push(clock))
  observer.observe(document.body, { childList: true, subtree: true })
  render(<CartItems label="Items" Extra={Extra} />)
  expect(rows()).toBeGreaterThanOrEqual(10)
  expect(rows()).toBeLessThan(ITEMS)
  await vi.waitFor(() => expect(rows()).toBe(ITEMS))
  observer.disconnect()
  shop.restore()
  const slices = times.slice(1).map((time, at) => time - times[at]!)
  expect(Math.max(...slices)).toBeLessThan(LONG_TASK)
  // They are few: after each the whole list is looked at again.
  expect(slices.length).toBeLessThanOrEqual(2 + Math.ceil((ITEMS * each) / 20))
})

it('the first items of a long list are painted before the rest is drawn', async () => {
  const shop = openShop({ items: MANY })
  await loadCart()
  const painted: number[] = []
  vi.stubGlobal('requestAnimationFrame', (fn: () => void) => {
    painted.push(rows())
    return setTimeout(fn)
  })
  render(<CartItems label="Items" />)
  await vi.waitFor(() => expect(rows()).toBe(ITEMS))
  shop.restore()
  expect(painted[0]).toBe(10)
})

it('a long list is drawn to its end in a tab that gets no frames', async () => {
  const shop = openShop({ items: MANY })
  await Promise.all([loadCart(), loadSettings()])
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(<CartItems label="Items" />)
  await vi.waitFor(() => expect(rows()).toBe(ITEMS))
  shop.restore()
})

it('a change of what all items share reaches the items of a long list in slices, and each in its place', async () => {
  const shop = openShop({ items: MANY })
  await Promise.all([loadCart(), loadSettings()])
  let clock = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  let drawn = 0
  const Extra = () => {
    clock += 4
    drawn += 1
    return null
  }
  render(<CartItems label="Items" Extra={Extra} />)
  await vi.waitFor(() => expect(rows()).toBe(ITEMS))
  const before = queryAllByRole(document.body, 'listitem')
  drawn = 0
  const looks: number[] = []
  const change = () => $typedLabels.set(['Name'])
  const isDone = () => drawn === ITEMS
  await lookAfterSlices(change, () => looks.push(drawn), isDone)
  const slices = looks.map((now, at) => now - (looks[at - 1] ?? 0))
  expect(Math.max(...slices)).toBe(10)
  shop.restore()
  expect(queryAllByRole(document.body, 'listitem')).toEqual(before)
})

it('draws the options of the items of a long list few at a time, and the page may run in between', async () => {
  const shop = openShop({ items: MANY })
  // They come once all items are there.
  const fault = { kind: 'slow-body', ms: 300 } as const
  shop.shop.moods.push({ match: 'GET *items-custom-options', nth: 1, times: 1, fault, seen: 0 })
  await Promise.all([loadCart(), loadSettings()])
  let clock = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 4))
  const quoted = () => queryAllByText(document.body, /^“Name \d+”$/).length
  const looks = [0]
  const begin = () => render(<CartItems label="Items" />)
  const isDone = () => quoted() === ITEMS
  await lookAfterSlices(begin, () => looks.push(quoted()), isDone)
  const slices = looks.slice(1).map((now, at) => now - looks[at]!)
  expect(Math.max(...slices)).toBeLessThanOrEqual(10)
  shop.restore()
})

it('draws the options of an item alone again, when the shop has told which of them were typed', async () => {
  const shop = openShop({ items: [{ sku: 'NN-1', options: { 5: 'Ann', 6: '22' } }] })
  await Promise.all([loadCart(), loadSettings()])
  let drawn = 0
  const Extra = () => {
    drawn += 1
    return null
  }
  render(<CartItems label="Items" Extra={Extra} />)
  await findByText(document.body, '“Ann”')
  shop.restore()
  expect(drawn).toBe(1)
})
