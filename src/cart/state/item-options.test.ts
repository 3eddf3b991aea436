import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { pageRoutes } from '#demo/pages/routes.ts'
import { readCookie } from '#dom/storage/cookies.ts'
import { queueIdle } from '#async/queue.ts'
import { onItemAdded } from '../view/useAdditions.ts'
import { $items, loadCart } from './cart.ts'
import { $item } from './items.ts'
import { loadItemChoices, saveItemOptions } from './item-options.ts'
import { requestQuantity } from './quantities.ts'

const NECKLACE = { sku: 'NN-1', qty: 2, options: { 5: 'Ann', 6: '22' } }
let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop({ pages: pageRoutes, items: [NECKLACE, { sku: 'EA-1' }], ...options })
  await loadCart()
  return $items.get()![0]!.item_id
}

const engrave = (text: string, metal = '22') =>
  [
    ['options[5]', text],
    ['options[6]', metal],
  ] as [string, string][]
const held = () =>
  open
    .ledger()
    .carts.find(({ active }) => active)!
    .items.map(({ sku, qty, options }) => [sku, qty, options[0]?.value])
const posts = () => open.ledger().requests.filter(({ path }) => path.includes('updateItemOptions'))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['guest', {}],
  ['customer', { customer: 'ann@example.com' }],
])('gives an item of a %s other options, with its quantity', async (_, options) => {
  const itemId = await enter(options)
  const choices = await loadItemChoices(itemId)
  expect(choices!.map(({ label, chosen }) => [label, chosen])).toEqual([
    ['Engraving', 'Ann'],
    ['Metal', '22'],
  ])
  const outcome = await saveItemOptions(itemId, engrave('Bo', '24'))
  const { item_id } = $items.get()!.find(({ sku }) => sku === 'NN-1-wg')!
  expect(outcome).toEqual({ itemId: item_id, areGiftsLost: false })
  expect(item_id).not.toBe(itemId)
  expect(held()).toEqual([
    ['EA-1', 1, undefined],
    ['NN-1-wg', 2, 'Bo'],
  ])
  expect($items.get()!.at(-1)!.price_incl_tax).toBe(75)
})

it('leaves no message of the shop for the next page', async () => {
  const itemId = await enter()
  await saveItemOptions(itemId, engrave('Bo'))
  expect(readCookie('mage-messages') ?? '').toBe('')
})

it('keeps the gifts, which the shop’s new item does not have', async () => {
  const itemId = await enter()
  open.shop.carts.values().next().value!.items[0]!.gifts = {
    1: { gift_boxes: [3], card_id: 1, message: 'For you' },
  }
  await loadCart()
  const outcome = await saveItemOptions(itemId, engrave('Bo'))
  expect(outcome).toMatchObject({ areGiftsLost: false })
  expect($items.get()!.at(-1)!.additional_data.item_gift).toEqual({
    1: { gift_boxes: [3], card_id: 1, message: 'For you' },
  })
})

it('tells when the shop does not take the gifts over', async () => {
  const itemId = await enter()
  open.shop.carts.values().next().value!.items[0]!.gifts = { 0: { gift_boxes: [3], message: '' } }
  await loadCart()
  open.shop.moods.push({
    match: 'POST /checkout/cart/itemGiftPost',
    fault: { kind: 'status', status: 500 },
    seen: 0,
  })
  expect(await saveItemOptions(itemId, engrave('Bo'))).toMatchObject({ areGiftsLost: true })
})

it('joins an item that has these options already, the gifts behind its own', async () => {
  const itemId = await enter({ items: [NECKLACE, { sku: 'NN-1', options: { 5: 'Bo', 6: '22' } }] })
  const twin = $items.get()![1]!.item_id
  open.shop.carts.values().next().value!.items[0]!.gifts = { 0: { gift_boxes: [3], message: '' } }
  await loadCart()
  expect(await saveItemOptions(itemId, engrave('Bo'))).toEqual({ itemId: twin, areGiftsLost: false })
  expect(held()).toEqual([['NN-1-rg', 3, 'Bo']])
  expect(Object.keys($items.get()![0]!.additional_data.item_gift!)).toEqual(['1'])
})

it('shows the shop’s reason, and the item stays as it was', async () => {
  const itemId = await enter()
  const outcome = await saveItemOptions(itemId, engrave('x'.repeat(21)))
  expect(outcome).toEqual({ refusal: 'The text is too long. Shorten the text and try again.' })
  expect($item(itemId).get().item).toBeDefined()
  expect(held()[0]).toEqual(['NN-1-rg', 2, 'Ann'])
})

it('shows all reasons the shop leaves, and no success, also on a page that has Magento’s scripts', async () => {
  const itemId = await enter()
  vi.stubGlobal('require', { defined: () => true })
  const messages = [
    ['success', 'You added Ann.'],
    ['error', 'One is sold out.'],
    ['error', 'Try &lt;another&gt;.'],
  ].map(([type, text]) => ({ type, text }))
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify(messages))}; path=/`
  const match = 'POST /checkout/cart/updateItemOptions/*'
  open.shop.moods.push({ match, fault: { kind: 'status', status: 400 }, seen: 0 })
  const outcome = await saveItemOptions(itemId, engrave('Bo'))
  expect(outcome).toEqual({ refusal: 'One is sold out. Try <another>.' })
})

it('knows from the items that a change without an answer was made', async () => {
  const itemId = await enter()
  open.shop.moods.push({
    match: 'POST /checkout/cart/updateItemOptions/*',
    fault: { kind: 'commit-drop' },
    seen: 0,
  })
  expect(await saveItemOptions(itemId, engrave('Bo'))).toMatchObject({ areGiftsLost: false })
  expect(posts()).toHaveLength(1)
})

it('says that the item is gone when another tab has removed it', async () => {
  const itemId = await enter()
  open.shop.carts.values().next().value!.items.shift()
  expect(await saveItemOptions(itemId, engrave('Bo'))).toBe('gone')
})

it('is one request for two presses, behind the quantity that is on its way', async () => {
  const itemId = await enter()
  const quantity = requestQuantity(itemId, 5)
  const [one, other] = [saveItemOptions(itemId, engrave('Bo')), saveItemOptions(itemId, engrave('Cy'))]
  expect(await other).toBeUndefined()
  expect(await one).toMatchObject({ areGiftsLost: false })
  await Promise.all([quantity, queueIdle()])
  expect(posts()).toHaveLength(1)
  expect(held().at(-1)).toEqual(['NN-1-rg', 5, 'Bo'])
})

it('may be forbidden by the page', async () => {
  const itemId = await enter()
  const forbid = (event: Event) => event.preventDefault()
  document.addEventListener('bezel:before-cart-change', forbid)
  expect(await saveItemOptions(itemId, engrave('Bo'))).toBeUndefined()
  document.removeEventListener('bezel:before-cart-change', forbid)
  expect(posts()).toEqual([])
})

it('is no item added to the cart', async () => {
  const itemId = await enter()
  const added: unknown[] = []
  const stop = onItemAdded((item) => added.push(item))
  await saveItemOptions(itemId, engrave('Bo'))
  expect(added).toEqual([])
  stop()
})

it('says that it failed where nobody knows what became of it, and can be tried again', async () => {
  const itemId = await enter()
  open.shop.moods.push({
    match: 'GET /checkout/cart/items*',
    times: 1,
    fault: { kind: 'status', status: 400 },
    seen: 0,
  })
  expect(await saveItemOptions(itemId, engrave('Bo'))).toEqual({ refusal: { key: 'state.failed' } })
  await loadCart()
  const { item_id } = $items.get()!.find(({ sku }) => sku !== 'EA-1')!
  expect(await saveItemOptions(item_id, engrave('Cy'))).toMatchObject({ areGiftsLost: false })
})

it('shows what became of the item once the browser is back online', async () => {
  const itemId = await enter()
  for (const match of ['GET /checkout/cart/items*', 'GET *section/load*'])
    open.shop.moods.push({ match, fault: { kind: 'abort' }, seen: 0 })
  expect(await saveItemOptions(itemId, engrave('Bo'))).toEqual({ refusal: { key: 'state.failed' } })
  open.shop.moods.shift()
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect($item(itemId).get().item).toBeUndefined())
  expect($items.get()).toHaveLength(2)
})
