import { describe, expect, it, vi } from 'vitest'
import { failure, form, json, sent, serve, page } from '#test/fetch-stub.ts'
import { emptyAddress } from '#address/rules/address.ts'
import { getPayLaterToken, placeOrder, redirectUrlOf, approvePaypal, getPaypalToken } from './payment.ts'
import { extension } from '../provider/extension.ts'
import { removeStored } from '../provider/stored-cards.ts'
import { inAustin } from '#test/austin.ts'

const guest = { id: 'a/b c', customer: false }
const mine = { id: '37', customer: true }
const provider = extension('adyen')
const order = { orderId: '40', cart: '37' }

describe('payment', () => {
  it('sends nothing the server does not know', async () => {
    serve('1042')
    const billing = { ...emptyAddress('US'), street: ['1 Main St', ''], street1: 'x', region: 'Texas' }
    const additional_data = { stateData: '{}', number_of_installments: 3 }
    const id = await placeOrder(mine, {
      method: 'adyen_hpp',
      billing,
      additional_data,
      email: 'ann@example.com',
    })
    expect(id).toBe('1042')
    const body = JSON.parse(sent[0]!.body)
    expect(Object.keys(body)).toEqual(['cartId', 'billingAddress', 'paymentMethod'])
    expect(body.paymentMethod).toEqual({
      method: 'adyen_hpp',
      additional_data: { stateData: '{}', number_of_installments: '3' },
    })
    expect(body.billingAddress).not.toHaveProperty('street1')
    expect(body.billingAddress.street).toEqual(['1 Main St'])
  })

  it('takes the order’s id as number or text, and nothing else for one', async () => {
    serve(377, '411', [], true)
    expect([await placeOrder(mine, { method: 'free' }), await placeOrder(mine, { method: 'free' })]).toEqual([
      '377',
      '411',
    ])
    expect((await failure(placeOrder(mine, { method: 'free' }))).kind).toBe('server')
  })

  it('opens what the provider wrapped into a text', async () => {
    const offer = { paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards' }] } }
    serve(
      offer,
      JSON.stringify(offer),
      [],
      '{"isFinal":false,"resultCode":"ChallengeShopper","action":{"type":"threeDS2"}}',
    )
    const load = () => provider.getMethods({ cart: mine, country: 'DE', locale: 'de-DE' })
    const open = await load()
    expect(open.paymentMethodsResponse.paymentMethods).toHaveLength(1)
    expect(await load()).toEqual(open)
    expect((await load()).paymentMethodsResponse).toEqual({ paymentMethods: [], storedPaymentMethods: [] })
    expect(form(sent[0]!.body)).toEqual([
      ['cart_id', '37'],
      ['country_id', 'DE'],
      ['locale', 'de_DE'],
    ])
    expect(await provider.sendDetails(order, { details: { a: [1] } })).toMatchObject({
      resultCode: 'ChallengeShopper',
      action: { type: 'threeDS2' },
    })
    expect(JSON.parse(sent.at(-1)!.body)).toEqual({ payload: '{"details":{"a":[1]}}', orderId: '40' })
  })

  it('does not take an offer that cannot be read for an empty one', async () => {
    const load = () => provider.getMethods({ cart: mine, country: 'DE', locale: 'de-DE' })
    for (const answer of [[{ nothing: 'expected' }], 'no json', 7]) {
      serve(answer)
      expect((await failure(load())).kind).toBe('server')
    }
  })

  it.each([null, [], 'no json', 7])('is not settled by a result that is %j', async (result) => {
    serve(result)
    expect((await failure(provider.getResult(order))).kind).toBe('server')
  })

  it('reads the provider’s switches in any form', async () => {
    serve(['klarna_b2b', null], '["a"]', true, '1', { enabled: true }, false, [], true, false)
    expect([await provider.getHiddenTypes(), await provider.getHiddenTypes()]).toEqual([
      ['klarna_b2b'],
      ['a'],
    ])
    const forced = []
    for (let i = 0; i < 5; i++) forced.push(await provider.isCardForced())
    expect(forced).toEqual([true, true, true, false, false])
    expect([await removeStored(provider, '8'), await removeStored(provider, '8')]).toEqual([true, false])
  })

  it('has PayPal’s token only from a success, and its sentence even behind a 403', async () => {
    serve(
      { success: true, error_message: '', token: 'EC-7X' },
      { success: true, token: false },
      json({ success: false, error_message: "We can't initialize Express Checkout." }, 403),
      { success: true, redirectUrl: 'http://localhost:8080/paypal/express/review' },
    )
    expect(await getPaypalToken(guest)).toBe('EC-7X')
    expect(sent[0]!.path).toBe('/paypal/express/getTokenData?quote_id=a%2Fb+c&customer_id=&addroverride=0')
    expect((await failure(getPaypalToken(guest))).kind).toBe('business')
    expect((await failure(getPaypalToken(guest))).text).toBe("We can't initialize Express Checkout.")
    const approval = { paymentToken: 'EC-7X', payerId: 'P', paypalFundingSource: 'paypal' }
    expect(await approvePaypal(approval)).toContain('/paypal/express/review')
  })

  it('has a pay-later token only when there is one', async () => {
    serve(
      { success: true, token: '002.abc' },
      { success: true, token: '', message: 'No.' },
      { error: 1, message: 'There is an issue' },
    )
    const address = { ...emptyAddress('US'), street: ['1 Main St', 'Apt 4'] }
    expect(await getPayLaterToken('afterpay', address, 'ann@example.com')).toBe('002.abc')
    expect(form(sent[0]!.body)).toEqual(
      expect.arrayContaining([
        ['street[0]', '1 Main St'],
        ['street[1]', 'Apt 4'],
        ['email', 'ann@example.com'],
      ]),
    )
    const missing = await failure(getPayLaterToken('afterpay', address, ''))
    expect([missing.kind, missing.text]).toEqual(['business', 'No.'])
    expect((await failure(getPayLaterToken('clearpay', address, ''))).text).toBe('There is an issue')
  })

  it('finds where a method that is paid elsewhere leads', () => {
    const payment = { a: null, b: { redirectUrl: { oxxo: '/oceanpaymentoxxo/payment/redirect' } } }
    expect(redirectUrlOf(payment, 'oxxo')).toBe('/oceanpaymentoxxo/payment/redirect')
    expect(redirectUrlOf(payment, 'c_store')).toBeUndefined()
  })
})

it('sends the address field by field and the e-mail, for a token', async () => {
  serve({ success: true, token: 'abc' })
  const address = { ...inAustin, street: ['1 Main St', 'Suite 4'], company: 'Bezel' }
  expect(await getPayLaterToken('clearpay', address, 'ada@example.com')).toBe('abc')
  expect(sent[0]!.path.replace(/\?.*/, '')).toBe('/clearpay/payment/process')
  const { firstname, lastname, city, postcode, telephone } = inAustin
  expect(Object.fromEntries(form(sent[0]!.body))).toMatchObject({
    ...{ firstname, lastname, city, postcode, telephone },
    company: 'Bezel',
    country_id: 'US',
    region: inAustin.region,
    region_id: String(inAustin.region_id),
    'street[0]': '1 Main St',
    'street[1]': 'Suite 4',
    email: 'ada@example.com',
  })
})

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
