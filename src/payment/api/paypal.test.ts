import { expect, it, vi } from 'vitest'
import { failure, form, json, page, sent, serve } from '#test/fetch-stub.ts'
import { emptyAddress } from '#address/rules/address.ts'
import { getPayLaterToken } from './pay-later.ts'
import { approvePaypal, getPaypalToken } from './paypal.ts'

const cart = { id: 'mask', customer: false }

it('PayPal’s button is for one cart', async () => {
  serve({ success: true, token: 'EC-1' })
  expect(await getPaypalToken(cart)).toBe('EC-1')
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /paypal/express/getTokenData?quote_id=mask&customer_id=&addroverride=0',
  ])
})

it('PayPal’s button is refused with the shop’s reason, even beside a token, and by a page with none', async () => {
  serve({ success: false, token: 'EC-1', message: 'Your cart is empty.' }, [])
  const refusals = [await failure(getPaypalToken(cart)), await failure(getPaypalToken(cart))]
  expect(refusals.map(({ kind, text }) => [kind, text])).toEqual([
    ['business', 'Your cart is empty.'],
    ['server', ''],
  ])
})

it('a payment approved at PayPal leads where the shop says', async () => {
  serve({ success: true, redirectUrl: 'https://shop.example/success' })
  const approved = { paymentToken: 'EC-1', payerId: 'P2', paypalFundingSource: 'paypal' }
  expect(await approvePaypal(approved)).toBe('https://shop.example/success')
  expect(sent[0]!.path).toBe('/paypal/express/onAuthorization')
  expect(form(sent[0]!.body)).toEqual(Object.entries(approved))
})

it('an approval that the shop refuses has its reason', async () => {
  serve(json({ success: false, error_message: 'We can’t process Express Checkout approval.' }))
  const error = await failure(approvePaypal({ paymentToken: '', payerId: '', paypalFundingSource: '' }))
  expect([error.kind, error.text]).toEqual(['business', 'We can’t process Express Checkout approval.'])
})

it('an approval that a page answers may have made the order, and is not sent again', async () => {
  serve(page(), json({ success: false, error_message: 'We can’t process Express Checkout approval.' }))
  const error = await failure(approvePaypal({ paymentToken: 'EC-1', payerId: 'P2', paypalFundingSource: '' }))
  expect([error.kind, sent.length]).toEqual(['formKeyOrSession', 1])
})

it('an approval may take as long as an order', async () => {
  vi.useFakeTimers()
  serve(() => new Promise(() => {}))
  const onFailure = vi.fn()
  approvePaypal({ paymentToken: 'EC-1', payerId: 'P2', paypalFundingSource: 'paypal' }).catch(onFailure)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }))
  vi.useRealTimers()
})

it('a captcha’s proof goes with what makes an order of a payment elsewhere', async () => {
  const headers = { 'X-ReCaptcha': 'proof' }
  serve({ success: true, token: '002.abc', redirectUrl: '/success' })
  await approvePaypal({ paymentToken: 'EC-1', payerId: 'P2', paypalFundingSource: 'paypal' }, { headers })
  await getPayLaterToken('afterpay', emptyAddress('US'), 'ada@example.com', { headers })
  expect(sent.map((request) => request.headers.get('x-recaptcha'))).toEqual(['proof', 'proof'])
})
