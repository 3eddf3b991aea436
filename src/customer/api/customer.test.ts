import { expect, it } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import { getCheckoutConfig } from '#cart/api/cart.ts'
import { loadSections } from '#storefront/api/content.ts'
import { login, logout } from './customer.ts'
import { isEmailAvailable } from './email-available.ts'

it.each([
  ['sections', () => loadSections(['customer'])],
  ['a checkout configuration', getCheckoutConfig],
])('reads a list of something as broken %s, not as a guest’s or as an empty cart', async (_name, call) => {
  serve([{ nothing: 'expected' }])
  expect((await failure(call())).kind).toBe('server')
})

it('a login is what the shop says of it, in its words, and leads where it says', async () => {
  serve(
    { errors: false, message: 'Login successful.', redirectUrl: '/account' },
    { errors: true, message: 'Invalid login or password.' },
  )
  expect(await login('ann@example.com', 'pw', { captcha_form_id: 'user_login' })).toEqual({
    ok: true,
    message: 'Login successful.',
    redirectUrl: '/account',
  })
  expect(await login('ann@example.com', 'no')).toEqual({
    ok: false,
    message: 'Invalid login or password.',
    redirectUrl: undefined,
  })
  expect(sent.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'POST /customer/ajax/login',
    'POST /customer/ajax/login',
  ])
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { username: 'ann@example.com', password: 'pw', captcha_form_id: 'user_login' },
    { username: 'ann@example.com', password: 'no' },
  ])
})

it('a login without an envelope is no login', async () => {
  for (const answer of [[], 'ok', true, null]) {
    serve(answer)
    expect((await failure(login('ann@example.com', 'pw'))).kind).toBe('server')
  }
})

it('a logout is a call of its own', async () => {
  serve({ message: 'Logout Successful' })
  await logout()
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /customer/ajax/logout'])
})

it('sections are read by name, and not renewed', async () => {
  serve({ cart: { summary_count: 2 } })
  expect(await loadSections(['cart', 'customer'])).toEqual({ cart: { summary_count: 2 } })
  const { pathname, searchParams: query } = new URL(sent[0]!.path, location.href)
  expect(pathname).toBe('/customer/section/load/')
  expect([query.get('sections'), query.get('force_new_section_timestamp')]).toEqual([
    'cart,customer',
    'false',
  ])
})

it('an e-mail has an account only where the shop says that it is taken', async () => {
  serve(false, true, [], null)
  const free = []
  for (let i = 0; i < 4; i++) free.push(await isEmailAvailable('ann@example.com'))
  expect(free).toEqual([false, true, true, true])
  expect(JSON.parse(sent[0]!.body)).toEqual({ customerEmail: 'ann@example.com' })
  expect(sent[0]!.path).toBe('/rest/default/V1/customers/isEmailAvailable')
  serve(json({ message: 'no' }, 400))
  expect((await failure(isEmailAvailable('ann@example.com'))).kind).toBe('business')
})
