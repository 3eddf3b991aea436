import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import type { Fault } from '#demo/shop/mood.ts'
import { addProduct } from '#catalogue/state/add-product.ts'
import { $items, loadCart } from './cart.ts'
import { $customOptions } from './custom-options.ts'

const necklace = (name: string) => ({ sku: 'NN-1', options: { 5: name, 6: '22' } })
let shop: OpenShop
let stop = () => {}

const fail = (fault: Fault) =>
  shop.shop.moods.push({ match: 'GET *items-custom-options', nth: 1, times: 1, fault, seen: 0 })
const shown = () => Object.values($customOptions.get()).map((each) => each[0]?.value)

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [necklace('Ann')] })
  await loadCart()
})
afterEach(() => {
  stop()
  shop.restore()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const add = (name: string) => addProduct({ sku: 'NN-1', options: { 'options[5]': name, 'options[6]': '22' } })

it('an answer from before an item was added does not take its options away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fail({ kind: 'slow-body', ms: 400 })
  stop = $customOptions.listen(() => undefined)
  await add('Bo')
  expect($items.get()).toHaveLength(2)
  await vi.waitFor(() => expect(shown()).toEqual(['Ann', 'Bo']))
  const known = Object.values($customOptions.get())
  await vi.advanceTimersByTimeAsync(1000)
  expect(Object.values($customOptions.get())).toEqual(known)
})

it('the options of an item that was added leave those of the others the same, which are not drawn again', async () => {
  stop = $customOptions.listen(() => undefined)
  await vi.waitFor(() => expect(shown()).toEqual(['Ann']))
  const [known] = Object.values($customOptions.get())
  await add('Bo')
  await vi.waitFor(() => expect(shown()).toEqual(['Ann', 'Bo']))
  expect(Object.values($customOptions.get())[0]).toBe(known)
})

it('options that could not be read are read with the next change of the cart', async () => {
  shop.shop.moods.push({
    match: 'GET *items-custom-options',
    nth: 1,
    times: 2,
    fault: { kind: 'status', status: 500 },
    seen: 0,
  })
  stop = $customOptions.listen(() => undefined)
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  $items.set([...$items.get()!])
  await vi.waitFor(() => expect(shown()).toEqual(['Ann']))
})
