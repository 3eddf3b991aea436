import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { $items, $quote, $totals, loadCart } from '#cart/state/cart.ts'
import {
  $giftComponents,
  $giftStates,
  $messageLimit,
  $giftUnits,
  giftUnitKey,
  removeGifts,
  saveGift,
} from './gifts.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { queueIdle } from '#async/queue.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { $freeGifts, $offerErrors, $specialOffers, addOffer } from '#offers/state/offers.ts'
import { $visitorGift, claimVisitorGift } from './visitor-gift.ts'

const GIFT = { gift_boxes: [3], card_id: 1, message: 'For you' }

const LOOKED_AT = [
  $items,
  $totals,
  $quote,
  $giftComponents,
  $giftUnits,
  $specialOffers,
  $freeGifts,
  $visitorGift,
]

let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop({ items: [{ sku: 'EA-1', qty: 2 }, { sku: 'GV-50' }], ...options })
  LOOKED_AT.forEach((store) => store.listen(() => undefined))
  await Promise.all([loadCart(), loadCustomer()])
  await vi.waitFor(() => expect($giftComponents.get()).toBeDefined())
  await vi.waitFor(() => expect($specialOffers.get()).toBeDefined())
}

const cart = () => open.ledger().carts.find(({ active }) => active)!
const posts = (path: string) =>
  open.ledger().requests.filter((seen) => seen.path === path && seen.method === 'POST')
const expectAgreement = () => expect(grandTotal($totals.get())).toBe(cart().grandTotal)
const mood = (body: object) => fetch('/__demo/mood', { method: 'POST', body: JSON.stringify(body) })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
})

it('wraps units that are shipped, each by itself', async () => {
  await enter()
  expect($giftUnits.get().map(({ item, index }) => [item.sku, index])).toEqual([
    ['EA-1', 0],
    ['EA-1', 1],
  ])
  expect($messageLimit.get()).toBe(200)
  const [, second] = $giftUnits.get()
  await saveGift([second!], GIFT)
  expect($items.get()![0]!.additional_data.item_gift).toEqual({ 1: GIFT })
  expect($giftStates.get()[giftUnitKey(second!)]).toBe('saved')
  expect(segmentValue($totals.get(), 'gift_box')).toBe(4.2)
  expectAgreement()
})

it.each([
  [0, undefined],
  [undefined, undefined],
  [1, 1],
])('takes a limit of %s characters a message as %s', (message_max_length, limit) => {
  $giftComponents.set({ gift_boxes: [], message_cards: [], message_max_length })
  expect($messageLimit.get()).toBe(limit)
})

it('offers no boxes where they cannot be loaded, and loads none that are there', async () => {
  open = openShop()
  const asked = () => open.ledger().requests.filter(({ path }) => path.endsWith('/get-components')).length
  open.shop.moods.push({
    match: 'GET *get-components',
    times: 1,
    fault: { kind: 'status', status: 400 },
    seen: 0,
  })
  const stop = $giftComponents.listen(() => undefined)
  await vi.waitFor(() => expect($giftComponents.get()).toEqual({ gift_boxes: [], message_cards: [] }))
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('gift boxes failed')
  stop()
  cleanStores($giftComponents)
  $giftComponents.set({ gift_boxes: [], message_cards: [] })
  $giftComponents.listen(() => undefined)
  await new Promise((done) => setTimeout(done))
  expect(asked()).toBe(1)
})

it('gives all units one gift with one form, and removes all gifts again', async () => {
  await enter()
  await saveGift($giftUnits.get(), GIFT)
  expect(posts('/checkout/cart/itemGiftPost')).toHaveLength(1)
  expect(segmentValue($totals.get(), 'gift_box')).toBe(8.4)
  await removeGifts()
  expect(posts('/checkout/cart/itemGiftPost').at(-1)!.body).not.toContain('For+you')
  expect(segmentValue($totals.get(), 'gift_box')).toBeUndefined()
  expect($items.get()![0]!.additional_data.item_gift).toBeUndefined()
})

it('keeps items of one product apart, which share their numbers in the form', async () => {
  const ring = (size: string) => ({ sku: 'RG-1', options: { 7: size } })
  await enter({ items: [ring('31'), ring('32')] })
  await saveGift($giftUnits.get(), GIFT)
  expect($items.get()!.map((item) => item.additional_data.item_gift)).toEqual([{ 0: GIFT }, { 0: GIFT }])
  expectAgreement()
})

it('counts the characters of a message as the shopper does, and shows the shop’s reason at the unit', async () => {
  await enter()
  const [unit] = $giftUnits.get()
  await saveGift([unit!], { ...GIFT, message: '👨‍👩‍👧'.repeat(200) })
  expect($giftStates.get()[giftUnitKey(unit!)]).toBe('saved')
  await saveGift([unit!], { ...GIFT, message: 'x'.repeat(201) })
  expect($giftStates.get()[giftUnitKey(unit!)]).toEqual({ refusal: 'Message is too long' })
  expect($items.get()![0]!.additional_data.item_gift?.[0]?.message).toHaveLength(1600)
})

it('adds an offer at its price once, and marks it', async () => {
  await enter()
  const [charm] = $specialOffers.get()!
  await Promise.all([addOffer(charm!), addOffer(charm!)])
  expect(posts('/checkout/cart/specialofferpost')).toHaveLength(1)
  expect($notices.get()).toMatchObject([{ key: 'notice.added' }])
  await vi.waitFor(() => expect($specialOffers.get()![0]!.in_cart).toBe(true))
  expectAgreement()
})

it('adds an offer once, though its button is pressed again while the shop is adding it', async () => {
  await enter()
  const [charm] = $specialOffers.get()!
  await mood({ match: 'POST *specialofferpost', fault: { kind: 'delay', ms: 200 } })
  const first = addOffer(charm!)
  await vi.waitFor(() => expect(posts('/checkout/cart/specialofferpost')).toHaveLength(1))
  await Promise.all([first, addOffer(charm!)])
  await queueIdle()
  expect(posts('/checkout/cart/specialofferpost')).toHaveLength(1)
})

it('keeps the newest offers when an older response comes after them', async () => {
  await enter({ items: [{ sku: 'EA-1', qty: 2 }] })
  const { item_id } = $items.get()![0]!
  await vi.waitFor(() => expect($freeGifts.get()).toEqual([]))
  const shown: unknown[] = []
  $freeGifts.listen((gifts) => shown.push(gifts))
  const slow = { kind: 'slow-body', ms: 300 }
  await mood({ match: 'GET *specialoffers', nth: 1, times: 2, fault: slow })
  await requestQuantity(item_id, 3)
  await requestQuantity(item_id, 2)
  await vi.waitFor(() => expect(shown).not.toEqual([]))
  expect(shown).toEqual([[]])
})

it('offers free gifts from a subtotal on, with the condition', async () => {
  await enter({ items: [{ sku: 'EA-1', qty: 3 }] })
  await vi.waitFor(() =>
    expect($freeGifts.get()).toMatchObject([{ sku: 'FREE-1', min_subtotal: 100, price: 0 }]),
  )
  await addOffer($freeGifts.get()![0]!)
  expect($items.get()!.at(-1)!.product_id).toBeUndefined()
})

it('shows that an offer is gone, and the list as it is now', async () => {
  await enter()
  await mood({ personality: 'offers-ended' })
  const [charm] = $specialOffers.get()!
  await addOffer(charm!)
  expect($offerErrors.get()[charm!.product_id]).toBe('This offer is not available.')
  await vi.waitFor(() => expect($specialOffers.get()).toEqual([]))
})

it('hides offers that cannot be loaded', async () => {
  await enter()
  await mood({ match: 'GET /checkout/cart/specialoffers*', fault: { kind: 'status', status: 403 } })
  await saveGift([$giftUnits.get()[0]!], GIFT)
  await addOffer($specialOffers.get()![1]!)
  await vi.waitFor(() => expect($specialOffers.get()).toBeUndefined())
})

it('gives a visitor without a cart the mystery gift for an address', async () => {
  await enter()
  open.restore()
  open = openShop()
  await loadCart()
  await vi.waitFor(() => expect($visitorGift.get()).toMatchObject({ title: 'Mystery Gift', received: false }))
  expect(await claimVisitorGift('ann@example.com')).toBe('This email address has already received its gift.')
  expect(await claimVisitorGift('bo@example.com')).toBeUndefined()
  expect($visitorGift.get()?.received).toBe(true)
  expect($items.get()!.map(({ name }) => name)).toEqual(['Mystery Gift'])
})
