import { seal } from '../cards/blob.ts'
import { expiryParts, expiryState, formatExpiry } from '../cards/card-expiry.ts'
import type { FieldRules, Verdict } from './field-rules.ts'
import type { FrameConfig } from './messages.ts'

const verdicts: Record<ReturnType<typeof expiryState>, Verdict> = {
  empty: { state: 'empty' },
  incomplete: { state: 'incomplete', error: 'cc.dat.911', action: 'incomplete field' },
  past: { state: 'wrong', error: 'cc.dat.912', action: 'dateKeyPressed' },
  far: { state: 'wrong', error: 'cc.dat.913', action: 'dateKeyPressed' },
  valid: { state: 'valid' },
}
const tooSoon: Verdict = { state: 'wrong', error: 'cc.dat.914', action: 'dateKeyPressed' }

/** The expiry date as `MM/YY`. `minimumExpiryDate` (`MM/YY`) is the first month the merchant accepts. */
export function expiryRules(
  { minimumExpiryDate, exposeExpiryDate }: FrameConfig,
  today: () => Date,
): FieldRules {
  const monthsOf = (text: string) => {
    const [month, year] = expiryParts(text)
    return Number(year) * 12 + Number(month)
  }
  return {
    autocomplete: 'cc-exp',
    keyAction: 'dateKeyPressed',
    format: formatExpiry,
    maxLength: () => 7,
    validate(text) {
      const verdict = verdicts[expiryState(text, today())]
      const isEarly = minimumExpiryDate && monthsOf(text) < monthsOf(minimumExpiryDate)
      return verdict.state === 'valid' && isEarly ? tooSoon : verdict
    },
    sealed(text) {
      const [month, year] = expiryParts(text)
      const blob = (type: string, field: string, value: string) => ({
        type,
        encryptedFieldName: field,
        blob: seal(field, value),
      })
      return {
        type: 'year',
        encryptedExpiryDate: [
          blob('month', 'encryptedExpiryMonth', month),
          blob('year', 'encryptedExpiryYear', year),
        ],
        ...(exposeExpiryDate && { expiryDate: `${month}/${year}` }),
      }
    },
    hint: (config) =>
      config.iframeUIConfig.ariaConfig?.encryptedExpiryDate?.contextualTexts?.encryptedExpiryDate ?? '',
    placeholder: (config) => config.iframeUIConfig.placeholders?.encryptedExpiryDate || 'MM/YY',
  }
}
