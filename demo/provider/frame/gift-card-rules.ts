import { seal } from '../cards/blob.ts'
import { digitsOf } from '../cards/card-number.ts'
import type { FieldRules } from './field-rules.ts'
import type { FieldType, FrameConfig } from './messages.ts'

const FIELDS = {
  encryptedCardNumber: {
    type: 'card',
    keyAction: 'numberKeyPressed',
    least: 16,
    most: 19,
    error: 'cc.num.901',
  },
  encryptedSecurityCode: { type: 'cvc', keyAction: 'cvcKeyPressed', least: 3, most: 10, error: 'cc.cvc.921' },
} as const

/** The number or the code of a gift card, which have no scheme, no check digit and no bank behind them. */
export function giftCardRules(fieldType: Exclude<FieldType, 'encryptedExpiryDate'>): FieldRules {
  const { type, keyAction, least, most, error } = FIELDS[fieldType]
  return {
    autocomplete: 'off',
    keyAction,
    format: (text) => {
      const digits = digitsOf(text).slice(0, most)
      return type === 'card' ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : digits
    },
    maxLength: () => most + 4,
    validate(text) {
      const { length } = digitsOf(text)
      if (!length) return { state: 'empty' }
      return length < least ? { state: 'incomplete', error, action: 'incomplete field' } : { state: 'valid' }
    },
    sealed: (text) => ({
      [fieldType]: [{ type, encryptedFieldName: fieldType, blob: seal(fieldType, digitsOf(text)) }],
      ...(type === 'card' && { endDigits: digitsOf(text).slice(-4) }),
    }),
    hint: () => '',
    placeholder: ({ iframeUIConfig }: FrameConfig) => iframeUIConfig.placeholders?.[fieldType] ?? '',
  }
}
