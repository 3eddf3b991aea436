import { expect, it } from 'vitest'
import { ApiError } from '#http/api-error.ts'
import { refusedFieldOf } from './address-form.ts'

const refusal = (text?: string, fieldName?: string) =>
  new ApiError('business', 400, { text, parameters: { fieldName } })

it.each([
  ['the field it names', refusal('Not one of ours.', 'regionId'), 'region'],
  ['the field its sentence is about', refusal('Invalid value for State/Province'), 'region'],
  ['no field where neither does', refusal('Not one of ours.'), undefined],
  ['no field where there is no sentence to show', refusal(undefined, 'postcode'), undefined],
  ['no field where the shop was out of reach', new TypeError('Invalid value for State/Province'), undefined],
])('a refusal marks %s', (_, error, field) => {
  expect(refusedFieldOf(error)?.field).toBe(field)
})

it('a refusal is shown in the words of the shop', () => {
  expect(refusedFieldOf(refusal('Not one of ours.', 'city'))?.message).toBe('Not one of ours.')
})
