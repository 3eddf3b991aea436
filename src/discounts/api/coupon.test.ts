import { expect, it } from 'vitest'
import { failure, form, json, page, sent, serve } from '#test/fetch-stub.ts'
import { applyCoupon, removeCoupon } from './discounts.ts'

const guest = { id: 'mask', customer: false }
const totals = (coupon_code?: string) => ({
  total_segments: [{ code: 'grand_total', value: 9 }],
  coupon_code,
})

/** A stock shop leads back to the cart and puts its sentence into a cookie. */
const leadBack =
  (text: string, type = 'error') =>
  () => {
    const messages = JSON.stringify([{ type, text }])
    document.cookie = `mage-messages=${encodeURIComponent(messages)}; path=/`
    return page('http://localhost/checkout/cart/')()
  }

it('a coupon goes to the shop with its proof, and is removed by the same form', async () => {
  serve({ error: false, message: 'You used it.' })
  expect(await applyCoupon(guest, 'SPRING', { 'g-recaptcha-response': 'token' })).toBe('You used it.')
  await removeCoupon(guest)
  expect(sent.map(({ path }) => path)).toEqual(['/checkout/cart/couponPost', '/checkout/cart/couponPost'])
  expect(sent.map(({ body }) => form(body))).toEqual([
    [
      ['coupon_code', 'SPRING'],
      ['remove', '0'],
      ['g-recaptcha-response', 'token'],
    ],
    [
      ['coupon_code', ''],
      ['remove', '1'],
    ],
  ])
})

it('a coupon that the shop refuses has its reason, and the totals are not asked', async () => {
  serve({ error: true, message: 'It is over.' })
  const error = await failure(applyCoupon(guest, 'SPRING'))
  expect([error.kind, error.text, sent.length]).toEqual(['business', 'It is over.', 1])
})

it('where a page is the answer the totals say whether the coupon counts, in any case of its letters', async () => {
  serve(leadBack('You used &quot;SPRING&quot;.'), totals('SPRING'))
  expect(await applyCoupon(guest, 'spring')).toBe('You used "SPRING".')
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /checkout/cart/couponPost',
    'GET /rest/default/V1/guest-carts/mask/totals',
  ])
  expect(document.cookie).not.toContain('mage-messages=%')
})

it('where a page is the answer a coupon the totals lack is refused, in the words of the shop', async () => {
  serve(leadBack('&quot;NOPE&quot; is not valid.'), totals())
  const error = await failure(applyCoupon(guest, 'NOPE'))
  expect([error.kind, error.text]).toEqual(['business', '"NOPE" is not valid.'])
  serve(leadBack('Something went wrong.'), totals('OTHER'))
  expect((await failure(applyCoupon(guest, 'NOPE'))).text).toBe('Something went wrong.')
})

it('where a page is the answer a coupon is removed once the totals lack it', async () => {
  serve(leadBack('You canceled it.'), totals())
  expect(await removeCoupon(guest)).toBe('You canceled it.')
  serve(leadBack('No.'), totals('SPRING'))
  expect((await failure(removeCoupon(guest))).text).toBe('No.')
})

it('a coupon that went to another cart than ours, since a guest’s session was gone, is saved with ours', async () => {
  serve(leadBack('You used &quot;SPRING 10&quot;.', 'success'), totals(), true)
  expect(await applyCoupon(guest, 'SPRING 10')).toBe('You used "SPRING 10".')
  serve(leadBack('You canceled it.', 'success'), totals('SPRING'), true)
  await removeCoupon(guest)
  expect(
    sent.map(({ method, path }) => `${method} ${path}`).filter((call) => call.includes('coupons')),
  ).toEqual([
    'PUT /rest/default/V1/guest-carts/mask/coupons/SPRING%2010',
    'DELETE /rest/default/V1/guest-carts/mask/coupons',
  ])
})

it('a coupon that our cart refuses after another has taken it has our cart’s reason', async () => {
  const refusal = { message: "The coupon code isn't valid. Verify the code and try again." }
  serve(leadBack('You used &quot;SPRING&quot;.', 'success'), totals(), json(refusal, 404))
  const error = await failure(applyCoupon(guest, 'SPRING'))
  expect([error.kind, error.text]).toEqual(['business', refusal.message])
})

it('a session that is over is not taken for such a page', async () => {
  serve(page('http://localhost/customer/account/login/'), totals('SPRING'))
  expect((await failure(applyCoupon(guest, 'SPRING'))).kind).toBe('session')
  serve(json({}, 500), totals('SPRING'))
  expect((await failure(applyCoupon(guest, 'SPRING'))).kind).toBe('server')
  expect(sent).toHaveLength(2)
})
