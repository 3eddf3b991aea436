import { describe, expect, it } from 'vitest'
import { $settings } from '#storefront/state/config.ts'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { card } from './card.ts'

describe('the card below its threshold', () => {
  const isForced = async (answer: unknown, credit_card_min_total: string | undefined = '10') => {
    $settings.set({ credit_card_min_total })
    serve(json(answer))
    return card.loadForced!()
  }

  const asked = () => sent.filter(({ path }) => path.endsWith('/dropin/temp-enabled-cc'))

  it('is offered all the same where the shop has enabled it for now (wire: card-form-settings)', async () => {
    expect(await isForced(true)).toBe(true)
    expect(asked()).toHaveLength(1)
    expect(await isForced(false)).toBe(false)
  })

  it('is not asked for where there is no threshold', async () => {
    expect(await isForced(true, '')).toBe(false)
    expect(asked()).toEqual([])
  })
})

describe('an order that was sent before the page was left', () => {
  const resume = (answer: unknown) => {
    serve(answer)
    return card.resume!('42', { cart: 'cart' } as never)
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
