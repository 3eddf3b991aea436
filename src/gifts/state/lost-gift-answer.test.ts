import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $items, $totals, loadCart } from '#cart/state/cart.ts'
import { $giftStates, $giftUnits, giftUnitKey, saveGift } from './gifts.ts'

const GIFT = { gift_boxes: [3], card_id: 1, message: 'For you' }

let open: OpenShop

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  open = openShop({ items: [{ sku: 'EA-1' }] })
  for (const store of [$items, $totals]) store.listen(() => undefined)
  await loadCart()
})
afterEach(() => open.restore())

const fail = (kind: 'commit-drop' | 'abort') => {
  open.shop.moods = [{ match: 'POST *itemGiftPost', fault: { kind }, seen: 0 }]
}
const save = async (gift: typeof GIFT | undefined) => {
  await saveGift($giftUnits.get(), gift)
  return $giftStates.get()[giftUnitKey($giftUnits.get()[0]!)]
}
const saved = () => $items.get()![0]!.additional_data.item_gift?.[0]

it('a gift that was saved or removed though the answer was lost has not failed', async () => {
  fail('commit-drop')
  expect([await save(GIFT), saved()]).toEqual(['saved', GIFT])
  expect([await save(undefined), saved()]).toEqual(['saved', undefined])
})

it('a gift that could not be saved or removed has failed', async () => {
  const failed = { refusal: { key: 'state.failed' } }
  fail('abort')
  expect([await save(GIFT), saved()]).toEqual([failed, undefined])
  open.shop.moods = []
  await save(GIFT)
  fail('abort')
  expect([await save({ ...GIFT, message: '' }), saved()]).toEqual([failed, GIFT])
  expect([await save(undefined), saved()]).toEqual([failed, GIFT])
})
