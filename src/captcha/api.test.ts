import { expect, it } from 'vitest'
import { failure, sent, serve } from '#test/fetch-stub.ts'
import { isPictureRequired, proofFor, refreshPicture } from './api.ts'

it.each([
  ['order', { 'X-Captcha': 'ab', 'X-ReCaptcha': 't' }],
  ['coupon', { 'captcha[sales_rule_coupon_request]': 'ab', 'g-recaptcha-response': 't' }],
  ['login', { captcha_form_id: 'user_login', captcha_string: 'ab', 'g-recaptcha-response': 't' }],
] as const)('a proof of the form “%s” has the names its controller reads', (form, both) => {
  expect(proofFor(form, 'ab', 't')).toEqual(both)
  const names = Object.keys(both)
  expect(Object.keys(proofFor(form, 'ab'))).toEqual(names.slice(0, -1))
  expect(Object.keys(proofFor(form, undefined, 't'))).toEqual(names.slice(-1))
  expect(proofFor(form)).toEqual({})
})

it('another picture is requested by its form, and an answer without one is a failure', async () => {
  serve({ imgSrc: '/media/captcha/1.png' })
  expect(await refreshPicture('user_login')).toBe('/media/captcha/1.png')
  expect(`${sent[0]!.method} ${sent[0]!.path}`).toBe('POST /captcha/refresh')
  expect(JSON.parse(sent[0]!.body)).toEqual({ formId: 'user_login' })
  for (const answer of [{}, [], { imgSrc: '' }]) {
    serve(answer)
    expect((await failure(refreshPicture('user_login'))).kind).toBe('server')
  }
})

it('a picture is demanded of the form whose section says so', () => {
  const section = { user_login: { isRequired: true }, other: { isRequired: '0' } }
  expect(['user_login', 'other', 'unknown'].map((form) => isPictureRequired(section, form))).toEqual([
    true,
    false,
    false,
  ])
  expect([undefined, null, []].map((none) => isPictureRequired(none, 'user_login'))).toEqual([
    false,
    false,
    false,
  ])
})
