import type { UIElement } from '@adyen/adyen-web'
import { expect, it } from 'vitest'
import { cardName, detailOf } from './chosen-detail.ts'

const chosen = (method: object) => detailOf({ props: {}, displayName: '', ...method } as UIElement)

it('names a typed card by its brand and its last digits', () => {
  expect(cardName('mc', '4444')).toBe('Mastercard •• 4444')
  expect(cardName('house_card', '4444')).toBe('•• 4444')
  expect(cardName('visa', undefined)).toBeUndefined()
})

it('names a stored card likewise', () => {
  expect(chosen({ type: 'scheme', props: { brand: 'visa', lastFour: '1111' } })).toBe('Visa •• 1111')
})

it('names another way to pay of the form as the provider does, and a card not before it is typed', () => {
  expect(chosen({ type: 'klarna', displayName: 'Klarna – Pay later' })).toBe('Klarna – Pay later')
  expect(chosen({ type: 'scheme', displayName: 'Cards' })).toBeUndefined()
})
