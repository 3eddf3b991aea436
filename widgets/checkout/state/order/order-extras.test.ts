import { expect, it } from 'vitest'
import { $cart } from '../../../../src/state/cart/cart'
import { openCheckout, requestsSent, setUpCheckout, shop } from '../../../../test/checkout-setup'
import { clearShopper } from '../session/clear-shopper'
import {
  $giftMessage,
  $isGift,
  $orderComment,
  $wantsNewsletter,
  saveOrderExtras,
  startOrderExtras,
} from './order-extras'

const settings = { order_comment: '1', gift_options_allow_order: '1', newsletter_opt_in: '1' }
setUpCheckout({ settings })

const order = () => ({
  cart: $cart.get()!,
  method: 'checkmo',
  billing: { email: 'ada@example.com' } as never,
})
const save = () => saveOrderExtras({ ...order(), email: 'ada@example.com' })
const cart = () => [...shop.shop.carts.values()].find(({ active }) => active)!
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
  await expect(save()).rejects.toThrow()
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
