import { expect, it, vi } from 'vitest'
import { renewStores } from '#test/stores.ts'
import { $cart, $items, loadCart } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { orderChecks } from './before-order.ts'
import { clearShopper } from '../session/clear-shopper.ts'
import {
  $giftMessage,
  $isGift,
  $wrongExtra,
  $orderComment,
  $wantsNewsletter,
  keepOrderExtras,
  saveOrderExtras,
  startGiftCheck,
  startOrderExtras,
} from './order-extras.ts'

const settings = { order_comment: '1', gift_options_allow_order: '1', newsletter_opt_in: '1' }
setUpCheckout({ settings })

const order = () => ({
  cart: $cart.get()!,
  method: 'checkmo',
  billing: { email: 'ada@example.com' } as never,
})
const save = () => saveOrderExtras({ ...order(), email: 'ada@example.com' })
const cart = () => [...shop.shop.carts.values()].find(({ active }) => active)!
const isReady = () => [...orderChecks].every((check) => check())
const sent = () => requestsSent(/set-order-comment|gift-message/)

it('sends nothing for a shopper who has added nothing', async () => {
  await save()
  expect(sent()).toEqual([])
})

it('saves each once, and again when it has changed', async () => {
  $orderComment.set('Please ring twice')
  $isGift.set(true)
  $giftMessage.set({ sender: 'Ada', recipient: 'Bo', message: 'With love' })
  await save()
  await save()
  expect(sent()).toEqual(['PUT set-order-comment', 'POST gift-message'])
  expect(cart()).toMatchObject({
    comment: 'Please ring twice',
    giftMessage: { sender: 'Ada', recipient: 'Bo', message: 'With love' },
  })
  $orderComment.set('')
  $isGift.set(false)
  await save()
  expect(cart().comment).toBeUndefined()
  expect(cart().giftMessage).toBeUndefined()
})

it('stops an order whose gift message was not saved, but not one without a newsletter', async () => {
  await openCheckout({ settings: { newsletter_opt_in: '1' } })
  shop.shop.moods.push({
    match: 'POST /newsletter/*',
    times: 9,
    fault: { kind: 'status', status: 503 },
    seen: 0,
  })
  $wantsNewsletter.set(true)
  await save()
  $isGift.set(true)
  $giftMessage.setKey('message', 'With love')
  shop.shop.moods.push({ match: '* *gift-message', fault: { kind: 'status', status: 503 }, seen: 0 })
  await expect(save()).rejects.toThrow()
})

it('does not hold an order back for a newsletter whose answer never comes, and subscribes once', async () => {
  await openCheckout({ settings: { newsletter_opt_in: '1' } })
  const { fetch } = globalThis
  const received = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    /newsletter/.test(String(request[0])) ? received() : fetch(...request),
  )
  $wantsNewsletter.set(true)
  await save()
  await save()
  expect(received).toHaveBeenCalledTimes(1)
})

it('comment and gift message are there after a reload, and what the shop has of them is taken back', async () => {
  $orderComment.set('Please ring twice')
  $isGift.set(true)
  $giftMessage.set({ sender: 'Ada', recipient: 'Bo', message: 'With love' })
  keepOrderExtras()
  await save()
  renewStores()
  await loadCart()
  startOrderExtras()
  expect([$orderComment.get(), $isGift.get()]).toEqual(['Please ring twice', true])
  expect($giftMessage.get()).toEqual({ sender: 'Ada', recipient: 'Bo', message: 'With love' })
  $orderComment.set('')
  await save()
  expect(cart().comment).toBeUndefined()
  expect(cart().giftMessage).toMatchObject({ message: 'With love' })
})

it('a gift without its words is not ordered, and its field says so', () => {
  startGiftCheck()
  $isGift.set(true)
  $giftMessage.set({ sender: 'Ada', recipient: 'Bo', message: ' ' })
  expect(isReady()).toBe(false)
  expect($wrongExtra.get()).toBeDefined()
  $giftMessage.setKey('message', 'With love')
  expect([isReady(), $wrongExtra.get()]).toEqual([true, undefined])
})

it('nothing is given away with a cart that has become virtual', async () => {
  startGiftCheck()
  $isGift.set(true)
  $giftMessage.setKey('message', 'With love')
  $items.set($items.get()!.map((item) => ({ ...item, is_virtual: true })))
  expect($isVirtualCart.get()).toBe(true)
  await save()
  expect(sent()).toEqual([])
  $giftMessage.setKey('message', '')
  expect(isReady()).toBe(true)
})

it('leaves nothing of it to another shopper', () => {
  startOrderExtras()
  $orderComment.set('Please ring twice')
  $isGift.set(true)
  $giftMessage.setKey('message', 'With love')
  $wantsNewsletter.set(true)
  clearShopper()
  expect([$orderComment.get(), $isGift.get(), $wantsNewsletter.get()]).toEqual(['', false, false])
  expect($giftMessage.get().message).toBe('')
})
