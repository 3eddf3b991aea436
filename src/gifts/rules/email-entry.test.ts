import { expect, it } from 'vitest'
import { emailEntry } from '#widgets/visitor-gift/GiftPanel.tsx'

it.each([
  [' ', { key: 'validate.value-required' }],
  ['ann', { key: 'validate.value-email' }],
  [' ann@example.com ', undefined],
])('says of the single entry %j what it lacks', (value, problem) =>
  expect(emailEntry(value)).toEqual(problem),
)
