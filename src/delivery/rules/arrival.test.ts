import { describe, expect, it } from 'vitest'
import { arrivalOf } from './arrival.ts'

const friday = new Date(2026, 10, 27, 15)
const days = (title: string) => {
  const arrival = arrivalOf(title, friday)
  return arrival && [arrival.from, arrival.to].map((day) => `${day.getMonth() + 1}-${day.getDate()}`)
}

describe('the day a delivery arrives', () => {
  it.each([
    ['5-9 days', ['12-2', '12-6']],
    ['5 – 9 Days', ['12-2', '12-6']],
    [' 5-9 days ', ['12-2', '12-6']],
    ['1 day', ['11-28', '11-28']],
    ['3 business days', ['12-2', '12-2']],
    ['1-2 business days', ['11-30', '12-1']],
    ['1-2 working days', ['11-30', '12-1']],
    ['5–9 Tage', ['12-2', '12-6']],
    ['5 à 9 jours', ['12-2', '12-6']],
    ['5〜9日', ['12-2', '12-6']],
    ['3 Werktage', ['12-2', '12-2']],
    ['3 jours ouvrés', ['12-2', '12-2']],
    ['3 días laborables', ['12-2', '12-2']],
    ['3 giorni lavorativi', ['12-2', '12-2']],
    ['3 dni robocze', ['12-2', '12-2']],
    ['3 arbetsdagar', ['12-2', '12-2']],
    ['3営業日', ['12-2', '12-2']],
    ['1 jour ouvrable', ['11-30', '11-30']],
    ['1 día hábil', ['11-30', '11-30']],
    ['1 dzień roboczy', ['11-30', '11-30']],
  ])('from a Friday, of %j', (title, wanted) => expect(days(title)).toEqual(wanted))

  it.each(['', 'Table Rate', 'Best way', 'in 5 days or less', '9-5 days', '500 days', 'Days'])(
    'is not read out of %j',
    (title) => expect(days(title)).toBeUndefined(),
  )

  it('is not known of a carrier without a title', () => expect(arrivalOf(undefined, friday)).toBeUndefined())

  it('does not change the date it is given', () => {
    const now = new Date(friday)
    arrivalOf('5-9 days', now)
    expect(now).toEqual(friday)
  })
})
