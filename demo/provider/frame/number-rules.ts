import { seal } from '../cards/blob.ts'
import {
  brandOf,
  cvcPolicy,
  digitsOf,
  groupDigits,
  longestLength,
  numberState,
} from '../cards/card-number.ts'
import type { FieldRules, Verdict } from './field-rules.ts'
import type { SendMessage } from './messages.ts'

/** Number of digits from which the page looks up the issuer. */
const binLength = 6

const verdicts: Record<ReturnType<typeof numberState>, Verdict> = {
  empty: { state: 'empty' },
  incomplete: { state: 'incomplete', error: 'cc.num.901', action: 'incomplete field' },
  luhn: { state: 'wrong', error: 'cc.num.902', action: 'luhnCheck' },
  valid: { state: 'valid' },
}

/** The card number: groups, scheme, check digit, and the issuer's first digits for the bin look-up. */
export function numberRules(): FieldRules {
  let brand: string | undefined
  let bin = ''
  let checkLuhn = true
  let panLength = 0

  const sendBrand = (digits: string, send: SendMessage) => {
    brand = brandOf(digits)
    send('brand', {
      brand: brand ?? 'card',
      cvcPolicy: cvcPolicy(brand),
      expiryDatePolicy: 'required',
      cvcText: 'Security code',
      error: '',
    })
  }
  const sendBin = (digits: string, send: SendMessage) => {
    const binValue = digits.slice(0, binLength)
    if (binValue === bin) return
    const wasKnown = bin.length === binLength
    bin = binValue
    if (bin.length === binLength) {
      send('binValue', { binValue, encryptedBin: seal('encryptedBin', bin), uuid: crypto.randomUUID() })
    } else if (wasKnown) send('binValue', { binValue })
  }

  return {
    autocomplete: 'cc-number',
    keyAction: 'numberKeyPressed',
    format: (text) => {
      const digits = digitsOf(text)
      return groupDigits(digits.slice(0, panLength || longestLength(digits)))
    },
    maxLength: () => 23,
    validate: (text) => verdicts[numberState(digitsOf(text), checkLuhn)],
    sealed: (text) => {
      const digits = digitsOf(text)
      return {
        encryptedCardNumber: [
          {
            type: 'card',
            encryptedFieldName: 'encryptedCardNumber',
            blob: seal('encryptedCardNumber', digits),
          },
        ],
        endDigits: digits.slice(-4),
        issuerBin: digits.slice(0, 8),
      }
    },
    hint: () => '',
    placeholder: (config) => config.iframeUIConfig.placeholders?.encryptedCardNumber ?? '',
    changed(text, send) {
      const digits = digitsOf(text)
      if (brandOf(digits) !== brand) {
        panLength = 0
        sendBrand(digits, send)
      }
      sendBin(digits, send)
    },
    onPageMessage(message, text, send) {
      if (message.brand === undefined) return false
      const isReset = message.brand === 'reset'
      checkLuhn = isReset || message.enableLuhnCheck !== false
      panLength = isReset ? 0 : (message.panLength ?? panLength)
      if (isReset) sendBrand(digitsOf(text), send)
      return true
    },
  }
}
