import { securityCodeRules } from './security-code-rules.ts'
import { expiryRules } from './expiry-rules.ts'
import { runField, type CardField } from './card-field.ts'
import type { FieldRules } from './field-rules.ts'
import { giftCardRules } from './gift-card-rules.ts'
import { numberRules } from './number-rules.ts'
import { readMessage, type FieldType, type FrameConfig, type SendMessage } from './messages.ts'

/** Script of the frame: waits for its configuration, runs that field, and accepts messages from its page only. */
const page = atob((new URLSearchParams(location.search).get('d') ?? '').replaceAll(' ', '+'))

const rulesByType: Record<FieldType, (config: FrameConfig) => FieldRules> = {
  encryptedCardNumber: numberRules,
  encryptedExpiryDate: (config) => expiryRules(config, () => new Date()),
  encryptedSecurityCode: securityCodeRules,
}

let config: FrameConfig | undefined
let field: CardField | undefined

const send: SendMessage = (action, more = {}) => {
  const message = { action, fieldType: config?.fieldType, numKey: config?.numKey, ...more }
  window.parent.postMessage(JSON.stringify(message), page)
}

function start(received: FrameConfig): void {
  const { fieldType, txVariant } = received
  if (!rulesByType[fieldType]) return
  const isGiftCard = txVariant === 'giftcard' && fieldType !== 'encryptedExpiryDate'
  const rules = isGiftCard ? giftCardRules(fieldType) : rulesByType[fieldType](received)
  config = received
  field = runField(received, rules, send)
  send('config')
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== page) return
  const message = readMessage(event.data)
  if (!message) return
  if (!config && message.iframeUIConfig) start(message)
  else if (message.numKey === config?.numKey) field?.receive(message)
})
