import { afterEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { navigate, openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $captchas, captchaOf, typePicture } from '#captcha/state/captcha.ts'
import { submitAddress } from '../address/submit-address.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { startOrderCaptcha } from './order-captcha.ts'
import { placeOrder } from './place-order.ts'
import { $orderStatus, $refusal } from '#order/state/order.ts'

setUpCheckout()

let stop = () => {}
afterEach(() => stop())

async function open(settings: Record<string, string>) {
  await openCheckout({ settings })
  stop = startOrderCaptcha()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
}

const ordersSent = () => requestsSent(/POST payment-information/).length
const captcha = () => $captchas.get().order
const letters = () => [...shop.shop.pictures.values()].at(-1)!
const settled = () => vi.waitFor(() => expect($orderStatus.get()).toBe('idle'))
const refuse = (message: string) =>
  shop.shop.moods.push({
    match: 'POST *payment-information',
    times: 1,
    fault: { kind: 'status', status: 400, body: { message } },
    seen: 0,
  })

const DEMANDED = { captcha_forms: 'payment_processing_request' }

it('no order is sent before its picture is answered, which is said there', async () => {
  await open(DEMANDED)
  placeOrder()
  await settled()
  expect(captcha().problem).toMatchObject({ part: 'picture', message: { key: 'missing' }, isAnswer: true })
  expect([ordersSent(), $refusal.get()]).toEqual([0, undefined])
})

it('wrong letters get another picture and its reason there alone; right ones make the order', async () => {
  await open(DEMANDED)
  const before = captchaOf('order').picture!.src
  typePicture('order', 'nothing')
  placeOrder()
  await vi.waitFor(() => expect(captcha().problem?.message).toEqual({ text: 'Incorrect CAPTCHA' }))
  expect([$refusal.get(), captcha().answer, captcha().src === before]).toEqual([undefined, '', false])
  typePicture('order', letters())
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(shop.ledger().orders).toHaveLength(1)
})

it('another refusal stays beside the button, and the letters are to be copied anew', async () => {
  await open(DEMANDED)
  typePicture('order', letters())
  refuse('Sold out')
  placeOrder()
  await vi.waitFor(() => expect($refusal.get()?.message).toEqual({ text: 'Sold out', field: undefined }))
  await vi.waitFor(() => expect(captcha().answer).toBe(''))
  expect([$refusal.get()?.message, captcha().problem]).toMatchObject([{ text: 'Sold out' }, undefined])
})

it('letters that were not sent stay: the amount had changed', async () => {
  await open(DEMANDED)
  typePicture('order', letters())
  for (const cart of shop.shop.carts.values()) cart.items[0]!.qty += 1
  placeOrder()
  await vi.waitFor(() => expect($refusal.get()?.message).toEqual({ key: 'place-order.totalChanged' }))
  await settled()
  expect(captcha().answer).not.toBe('')
})

it('a shop that begins to demand a picture has its order refused, and the picture is there', async () => {
  await open({ captcha_after_failure: 'payment_processing_request' })
  for (const { data } of shop.shop.sessions.values()) data['failed payment_processing_request'] = '1'
  placeOrder()
  await vi.waitFor(() => expect(captchaOf('order').picture).toBeDefined())
  await vi.waitFor(() => expect($refusal.get()).toBeUndefined())
  expect(captcha().problem).toMatchObject({ part: 'picture' })
})

it('orders carry nothing once nothing is demanded any more', async () => {
  await open(DEMANDED)
  stop()
  refuse('Incorrect CAPTCHA')
  placeOrder()
  await vi.waitFor(() => expect($refusal.get()?.message).toMatchObject({ text: 'Incorrect CAPTCHA' }))
  expect(captcha().problem).toBeUndefined()
})

it('a refusal about the captcha is gone at once, before another picture has come, and no other one is', async () => {
  await open(DEMANDED)
  $refusal.set({ message: { text: 'Incorrect CAPTCHA' }, modal: false })
  expect($refusal.get()).toBeUndefined()
  $refusal.set({ message: { text: 'Sold out' }, modal: false })
  expect($refusal.get()).toBeDefined()
})

it.each([
  ['something was missing', { problem: { key: 'order.address-unsaved' } }, true],
  ['the cart had changed', { key: 'place-order.cartChanged' }, true],
  ['the shop failed', { key: 'place-order.failed' }, false],
] as const)('letters stay only where they were not sent: %s', async (_, message, areKept) => {
  await open(DEMANDED)
  typePicture('order', 'abcd')
  const before = captcha().src
  $refusal.set({ message, modal: false })
  if (!areKept) await vi.waitFor(() => expect(captcha().src).not.toBe(before))
  expect([captcha().answer, captcha().src === before]).toEqual(areKept ? ['abcd', true] : ['', false])
  expect($refusal.get()?.message).toEqual(message)
})
