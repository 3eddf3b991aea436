import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seal, unseal } from './blob.ts'

it('reads back what a field sealed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,19}$/), (digits) => {
      expect(unseal('encryptedCardNumber', seal('encryptedCardNumber', digits))).toBe(digits)
    }),
  )
})

it('does not show the number as it was typed', () => {
  expect(seal('encryptedCardNumber', '4111111111111111')).not.toContain('4111')
})

it('refuses the blob of another field', () => {
  expect(unseal('encryptedSecurityCode', seal('encryptedCardNumber', '737'))).toBeUndefined()
})

it.each([undefined, null, 7, '', '737', 'bezeldemo_0_1_0$%%%', 'bezeldemo_0_1_0$bnVsbA=='])(
  'reads nothing from %j',
  (blob) => {
    expect(unseal('encryptedCardNumber', blob)).toBeUndefined()
  },
)
