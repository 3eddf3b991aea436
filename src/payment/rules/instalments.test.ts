import { describe, expect, it } from 'vitest'
import { instalments, splitEvenly } from './instalments.ts'

describe('payment in parts', () => {
  it('is at 2, 4 and 6 weeks with afterpay', () =>
    expect(instalments('afterpay', 100, 'USD').map(({ due }) => due.values?.count)).toEqual([
      undefined,
      2,
      4,
      6,
    ]))
  it('is 3 payments over 30 and 60 days with klarna', () =>
    expect(
      instalments('klarna_account', 249, 'EUR').map(({ amount, due }) => [amount, due.values?.count]),
    ).toEqual([
      [83, undefined],
      [83, 30],
      [83, 60],
    ]))
  it('sums up to the total to the last cent', () => {
    expect(splitEvenly(100, 3, 'EUR')).toEqual([33.34, 33.33, 33.33])
    expect(splitEvenly(100, 3, 'JPY')).toEqual([34, 33, 33])
  })
  it('is none for other methods', () => expect(instalments('scheme', 100, 'USD')).toEqual([]))
})
