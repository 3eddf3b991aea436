import { describe, expect, it } from 'vitest'
import { parseBalance, parseGiftCards, shareOut, usableOf } from './gift-cards.ts'

const card = (id: string, balance: number) => ({ id, title: 'Gift card', balance })

describe('gift cards of the provider', () => {
  it('pay in their order, each as much as it has, and another way to pay the rest', () => {
    const [first, second] = [card('1', 2000), card('2', 5000)]
    expect(shareOut(6400, [first, second])).toEqual({
      parts: [
        { card: first, value: 2000 },
        { card: second, value: 4400 },
      ],
      left: 0,
    })
    expect(shareOut(6400, [first]).left).toBe(4400)
    expect(shareOut(6400, [])).toEqual({ parts: [], left: 6400 })
  })

  it('are read from JSON in a text, without those that have nothing', () => {
    const redeemedGiftcards = [
      { stateDataId: '7', brand: 'svs', title: 'Gift card', balance: { value: 2000, currency: 'USD' } },
      { stateDataId: 8, title: 'Empty', balance: { value: 0, currency: 'USD' } },
      { stateDataId: 9, title: 'Odd' },
      null,
    ]
    expect(parseGiftCards(JSON.stringify({ redeemedGiftcards, remainingAmount: '$44.00' }))).toEqual([
      card('7', 2000),
    ])
    expect(parseGiftCards('[]')).toEqual([])
    expect(parseGiftCards(null)).toEqual([])
  })

  it('can be used up to their limit, in the currency of the order alone', () => {
    const balance = { value: 5000, currency: 'USD' }
    const usable = (answer: object) => usableOf(parseBalance(JSON.stringify(answer)), 'USD')
    expect(usable({ balance })).toEqual(balance)
    expect(usable({ balance, transactionLimit: { value: 1000, currency: 'USD' } })).toEqual({
      value: 1000,
      currency: 'USD',
    })
    expect(usable({ balance, transactionLimit: { value: 9000, currency: 'USD' } })).toEqual(balance)
    expect(usable({ balance: { value: 5000, currency: 'EUR' } })).toBeUndefined()
    expect(usable({ balance: { value: 0, currency: 'USD' } })).toBeUndefined()
    expect(usable({ resultCode: 'Failed' })).toBeUndefined()
  })
})
