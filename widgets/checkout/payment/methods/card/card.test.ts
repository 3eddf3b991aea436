import { describe, expect, it } from 'vitest'
import { json, serve } from '../../../../../test/fetch-stub'
import { card } from './card'

describe('an order that was sent before the page was left', () => {
  const resume = (answer: unknown) => {
    serve(answer)
    return card.resume!('42')
  }

  it('leads to success when it is paid', async () => {
    expect(await resume(json({ resultCode: 'Authorised' }))).toEqual({ type: 'done', orderId: '42' })
  })

  it('may be paid another way when it was refused', async () => {
    expect(await resume(json({ resultCode: 'Refused' }))).toMatchObject({ type: 'failed', restored: true })
  })

  it.each([
    ['still waits for the shopper', json({ resultCode: 'RedirectShopper', action: { type: 'redirect' } })],
    ['cannot be asked for', json({ message: 'no' }, 503)],
  ])('leads to the page of the result when it %s', async (_, answer) => {
    const result = { type: 'redirect', url: '/checkout/onepage/result' }
    expect(await resume(answer)).toEqual(result)
  })
})
