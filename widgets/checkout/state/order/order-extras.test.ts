import { expect, it, vi } from 'vitest'
import { renewStores } from '#test/stores.ts'
import { $cart, $items, loadCart } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { inAustin } from '#test/austin.ts'
import { navigate, openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { submitAddress } from '../address/submit-address.ts'
import { finish } from './finish.ts'
import { placeOrder } from './place-order.ts'
import { orderParts } from './order-parts.ts'
import { clearShopper } from '../session/clear-shopper.ts'
import {
  $giftMessage,
  $isGift,
  $wrongExtra,
  $orderComment,
  $wantsNewsletter,
  keepOrderExtras,
  saveOrderExtras,
  readKeptExtras,
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
const isReady = () => [...orderParts].every((part) => part.isReady?.() !== false)
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

it('stops an order whose gift message was not saved', async () => {
  $isGift.set(true)
  $giftMessage.setKey('message', 'With love')
  shop.shop.moods.push({ match: '* *gift-message', fault: { kind: 'status', status: 503 }, seen: 0 })
  await expect(save()).rejects.toThrow()
})

it('asks for the newsletter once there is an order, which does not wait for an answer that never comes', async () => {
  await openCheckout({ settings })
  startOrderExtras()
  $wantsNewsletter.set(true)
  const sent: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [call] = /newsletter|payment-information$/.exec(String(request[0])) ?? []
    if (call && request[1]?.method === 'POST') sent.push(call)
    return call === 'newsletter' ? new Promise<Response>(() => {}) : fetch(...request)
  })
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  sent.length = 0
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(sent).toEqual(['payment-information', 'newsletter'])
})

it('asks again for the newsletter where the shop failed, and never twice for one address', async () => {
  await openCheckout({ settings })
  startOrderExtras()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop.shop.moods.push({
    match: 'POST /newsletter/*',
    times: 1,
    fault: { kind: 'status', status: 400 },
    seen: 0,
  })
  const asked = () => requestsSent(/newsletter|POST new/).length
  $wantsNewsletter.set(true)
  await save()
  expect(asked()).toBe(0)
  const end = () => void finish({ type: 'redirect', url: '/pay' }, 'checkmo')
  end()
  await vi.waitFor(() => expect(asked()).toBe(1))
  await vi.waitFor(() => {
    end()
    expect(asked()).toBe(2)
  })
  end()
  expect(asked()).toBe(2)
})

it('comment and gift message are there after a reload, and what the shop has of them is taken back', async () => {
  $orderComment.set('Please ring twice')
  $isGift.set(true)
  $giftMessage.set({ sender: 'Ada', recipient: 'Bo', message: 'With love' })
  keepOrderExtras()
  await save()
  renewStores()
  await loadCart()
  readKeptExtras()
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
