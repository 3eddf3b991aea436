import { describe, expect, it } from 'vitest'
import { failure, json, page, serve, text } from '#test/fetch-stub.ts'
import { applyRewardPoints, getRewardPoints, getStoreCredit } from './balances.ts'
import { applyGiftCard } from './discounts.ts'

const guest = { id: 'a/b c', customer: false }

describe('discounts', () => {
  it('name the gift card the shopper typed, with or without the shop’s parameters', async () => {
    const message = 'Could not apply gift card %1'
    serve(json({ message }, 400), json({ message, parameters: ['ABC'] }, 400))
    expect((await failure(applyGiftCard(guest, 'X$&')))?.text).toBe('Could not apply gift card X$&')
    expect((await failure(applyGiftCard(guest, 'abc')))?.text).toBe('Could not apply gift card ABC')
  })

  it('refuse a gift card by the shop’s reason, and do not call a shop that is down a refusal', async () => {
    serve(json({ message: 'Could not apply gift card %1' }, 400), text('', 502), page())
    const kinds = []
    for (let call = 0; call < 3; call += 1) kinds.push((await failure(applyGiftCard(guest, 'abc'))).kind)
    expect(kinds).toEqual(['business', 'server', 'formKeyOrSession'])
  })

  it('name a code that looks like a placeholder once', async () => {
    const code = '%1 <b>x'
    const message = 'Could not apply gift card %1'
    serve(json({ message, parameters: [code] }, 400), json({ message }, 400))
    for (let i = 0; i < 2; i++)
      expect((await failure(applyGiftCard(guest, code)))?.text).toBe('Could not apply gift card %1 <b>x')
  })

  it('read credit and points, absent ones as none', async () => {
    serve({ customer_store_credit_balance_currency: '18.40' }, { customer_reward_points_balance: 500 })
    expect(await getStoreCredit()).toEqual({ balance: 18.4 })
    expect(await getRewardPoints()).toMatchObject({ balance: 500, amount: 0, canSpend: true })
  })

  it('take every form of "points applied"', async () => {
    serve([{ success: true, message: 'Applied to 50% of it' }], true)
    expect([await applyRewardPoints(), await applyRewardPoints()]).toEqual(['Applied to 50% of it', ''])
  })
})
