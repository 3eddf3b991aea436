import { describe, expect, it } from 'vitest'
import { failure, form, json, page, sent, serve } from '#test/fetch-stub.ts'
import { createAccountOfOrder, saveGiftMessage, saveOrderComment, subscribe, postWithdrawal } from './api.ts'

const guest = { id: 'mask', customer: false }
const customer = { id: '7', customer: true }
const calls = () => sent.map(({ method, path }) => `${method} ${path}`)

describe('with an order', () => {
  it('goes its comment, under the cart it is for', async () => {
    serve(true)
    await saveOrderComment(guest, 'Ring twice')
    await saveOrderComment(customer, '')
    expect(calls()).toEqual([
      'PUT /rest/default/V1/guest-carts/mask/set-order-comment',
      'PUT /rest/default/V1/carts/mine/set-order-comment',
    ])
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { cartId: 'mask', orderComment: { comment: 'Ring twice' } },
      { cartId: '7', orderComment: { comment: '' } },
    ])
  })

  it('goes its gift message', async () => {
    serve(true)
    const giftMessage = { sender: 'Ada', recipient: 'Bo', message: 'With love' }
    await saveGiftMessage(guest, giftMessage)
    expect(calls()).toEqual(['POST /rest/default/V1/guest-carts/mask/gift-message'])
    expect(JSON.parse(sent[0]!.body)).toEqual({ giftMessage })
  })

  it('goes the newsletter, to which the shop answers by a page', async () => {
    serve(page('http://localhost:8080/'))
    await subscribe('ada@example.com')
    expect(calls()).toEqual(['POST /newsletter/subscriber/new'])
    expect(form(sent[0]!.body)).toEqual([['email', 'ada@example.com']])
    expect(sent[0]!.body).toMatch(/form_key=\w+/)
  })

  it('comes an account: the shop binds the order to the next one, and gets its form', async () => {
    const account = { firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com', password: 'Ring-4-Ada' }
    serve(
      page('http://localhost:8080/customer/account/create/'),
      page('http://localhost:8080/customer/account/'),
    )
    expect(await createAccountOfOrder(account)).toBe('http://localhost:8080/customer/account/')
    expect(calls()).toEqual(['GET /checkout/account/delegateCreate/', 'POST /customer/account/createpost/'])
    expect(form(sent[1]!.body)).toEqual(
      Object.entries({ ...account, password_confirmation: account.password }),
    )
  })
})

describe('a withdrawal', () => {
  const sentence = { name: 'Ada Byron', order: '12', email: 'ada@example.com' }

  it('is sent to the shop’s route and answered in its words', async () => {
    serve({ error: false, message: 'We have it.' })
    expect(await postWithdrawal('/withdrawal/request/post', sentence)).toBe('We have it.')
    expect(form(sent[0]!.body)).toEqual(Object.entries(sentence))
  })

  it('that the shop refuses has its reason', async () => {
    serve(json({ error: true, message: 'No such order.' }))
    const error = await failure(postWithdrawal('/withdrawal/request/post', sentence))
    expect([error.kind, error.text]).toEqual(['business', 'No such order.'])
  })
})
