import { seal } from '../cards/blob.ts'
import { cvcLength, digitsOf } from '../cards/card-number.ts'
import type { FieldRules, Verdict } from './field-rules.ts'
import type { FrameConfig } from './messages.ts'

/** The security code: three digits, four after the page reported an American Express card. */
export function securityCodeRules(config: FrameConfig): FieldRules {
  let brand: string | undefined = config.txVariant === 'card' ? undefined : config.txVariant
  const length = () => cvcLength(brand)
  const textKey = () => (length() === 4 ? 'encryptedSecurityCode4digits' : 'encryptedSecurityCode3digits')
  const incomplete = (): Verdict => ({
    state: 'incomplete',
    error: brand === 'amex' ? 'cc.cvc.921.amex' : 'cc.cvc.921',
    action: 'incomplete field',
  })

  return {
    autocomplete: 'cc-csc',
    keyAction: 'cvcKeyPressed',
    format: (text) => digitsOf(text).slice(0, length()),
    maxLength: length,
    validate(text) {
      if (!text) return { state: 'empty' }
      return text.length === length() ? { state: 'valid' } : incomplete()
    },
    sealed: (text) => ({
      encryptedSecurityCode: [
        {
          type: 'cvc',
          encryptedFieldName: 'encryptedSecurityCode',
          blob: seal('encryptedSecurityCode', text),
        },
      ],
    }),
    hint: ({ iframeUIConfig }) =>
      iframeUIConfig.ariaConfig?.encryptedSecurityCode?.contextualTexts?.[textKey()] ?? '',
    placeholder: ({ iframeUIConfig }) => iframeUIConfig.placeholders?.[textKey()] ?? '',
    onPageMessage(message) {
      if (message.brand === undefined) return false
      brand = message.brand
      return true
    },
  }
}
