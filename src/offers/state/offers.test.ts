import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { deferred } from '#async/deferred.ts'
import { $tasks } from '#async/task.ts'
import { $giftUnits, saveGift } from '#gifts/state/gifts.ts'
import { $freeGifts, $offerErrors, $specialOffers, $subtotal, addOffer } from './offers.ts'

let open: OpenShop
const OFFERS = '/checkout/cart/specialoffers?free=0'
const GIFTS = '/checkout/cart/specialoffers?free=1'
const ADD = '/checkout/cart/specialofferpost'

const asked = (path: string) => open.ledger().requests.filter((seen) => seen.path.startsWith(path)).length
const askedForLists = () => asked('/checkout/cart/specialoffers')
const breaks = (match: string, fault: Fault, when: { nth?: number; times?: number } = {}) =>
  open.shop.moods.push({ match, fault, seen: 0, ...when })

/** The shop answers the next request for this path, but the answer arrives only with the call of what is returned. */
function holdAnswer(path: string): () => void {
  const serve = globalThis.fetch
  const gate = deferred<void>()
  let isHeld = false
  globalThis.fetch = async (input, init) => {
    const isNext = !isHeld && new Request(input, init).url.endsWith(path)
    isHeld ||= isNext
    const response = await serve(input, init)
    if (isNext) await gate.promise
    return response
  }
  return () => gate.resolve()
}

function look() {
  $specialOffers.listen(() => undefined)
  $freeGifts.listen(() => undefined)
}
const untilListed = () =>
  vi.waitFor(() => expect([$specialOffers.get(), $freeGifts.get()]).not.toContain(undefined))

async function enter() {
  look()
  await loadCart()
  await untilListed()
}
const setQuantity = (qty: number) => requestQuantity($items.get()![0]!.item_id, qty)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  open = openShop({ items: [{ sku: 'EA-1', qty: 3 }] })
})
afterEach(() => {
  open.restore()
  vi.restoreAllMocks()
})

it('asks for each list once, as soon as the cart is known', async () => {
  await enter()
  expect(askedForLists()).toBe(2)
})

it('asks again for another quantity, which may change what is offered, and not for a gift', async () => {
  await enter()
  await saveGift($giftUnits.get(), { gift_boxes: [3], message: 'For you' })
  expect($items.get()![0]!.additional_data.item_gift).toBeDefined()
  expect(askedForLists()).toBe(2)
  await setQuantity(2)
  expect(askedForLists()).toBe(4)
})

it('knows the subtotal that conditions of offers refer to', async () => {
  expect($subtotal.get()).toBe(0)
  await loadCart()
  expect($subtotal.get()).toBe(103.5)
})

it.each([
  ['what is on offer', OFFERS],
  ['what is free', GIFTS],
  ['where the shopper is', '/oneday/context'],
])('shows neither list before it is known %s, so that the page moves once', async (_, path) => {
  const arrive = holdAnswer(path)
  look()
  await loadCart()
  await vi.waitFor(() => expect(askedForLists()).toBe(2))
  await loadCart.reload()
  expect([$specialOffers.get(), $freeGifts.get()]).toEqual([undefined, undefined])
  arrive()
  await untilListed()
})

it('the offers are not held up by a list that cannot be loaded', async () => {
  breaks(`GET ${GIFTS}`, { kind: 'status', status: 403 })
  look()
  await loadCart()
  await vi.waitFor(() => expect($specialOffers.get()).toHaveLength(2))
  expect($freeGifts.get()).toBeUndefined()
})

it('keeps what is shown when an older list fails while a newer one is under way', async () => {
  await enter()
  const shown: unknown[] = []
  $freeGifts.listen((gifts) => shown.push(gifts))
  breaks(`GET ${GIFTS}`, { kind: 'status', status: 403 }, { nth: 1 })
  const arrive = holdAnswer(GIFTS)
  await setQuantity(2)
  await setQuantity(1)
  arrive()
  await vi.waitFor(() => expect(shown).not.toEqual([]))
  expect(shown).toEqual([[]])
})

it('an offer that was refused is one that can be tried again, without what was said of it', async () => {
  await enter()
  const [charm] = $specialOffers.get()!
  breaks(`POST ${ADD}*`, { kind: 'status', status: 400 }, { nth: 1 })
  await addOffer(charm!)
  expect($offerErrors.get()[charm!.product_id]).toBeTruthy()
  expect($tasks.get()[`offer:${charm!.product_id}`]).toBeUndefined()
  await addOffer(charm!)
  expect($offerErrors.get()[charm!.product_id]).toBeUndefined()
  expect($items.get()!.map(({ sku }) => sku)).toEqual(['EA-1', charm!.sku])
})

it('an offer that was added though the answer was lost was not refused', async () => {
  await enter()
  const [charm] = $specialOffers.get()!
  breaks(`POST ${ADD}*`, { kind: 'commit-drop' })
  await addOffer(charm!)
  expect($offerErrors.get()[charm!.product_id]).toBeUndefined()
  expect($items.get()!.map(({ sku }) => sku)).toEqual(['EA-1', charm!.sku])
})

it('a free gift that is gone leaves the list of gifts, and the offers as they were', async () => {
  await enter()
  const [gift] = $freeGifts.get()!
  const offers = $specialOffers.get()
  breaks(`POST ${ADD}*`, { kind: 'status', status: 400 })
  breaks(`GET ${GIFTS}`, { kind: 'wrong-shape', body: [] })
  await addOffer(gift!)
  expect($freeGifts.get()).toEqual([])
  expect($specialOffers.get()).toBe(offers)
})

it('adds nothing, and forgets no reason, where the page does not let the cart change', async () => {
  await enter()
  const [charm] = $specialOffers.get()!
  $offerErrors.setKey(charm!.product_id, 'This offer is not available.')
  const cancel = (event: Event) => event.preventDefault()
  document.addEventListener('bezel:before-cart-change', cancel)
  await addOffer(charm!)
  document.removeEventListener('bezel:before-cart-change', cancel)
  expect(asked(ADD)).toBe(0)
  expect($offerErrors.get()[charm!.product_id]).toBe('This offer is not available.')
})
