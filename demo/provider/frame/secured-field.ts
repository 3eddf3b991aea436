import { codeKind } from './code-kind'
import { expiryKind } from './expiry-kind'
import { runField, type CardField } from './field'
import type { Kind } from './kind'
import { numberKind } from './number-kind'
import { readMessage, type FieldType, type FrameConfig, type Say } from './wire'

/** The script of the frame: waits for its configuration, becomes that field, and listens to its page only. */
const page = atob((new URLSearchParams(location.search).get('d') ?? '').replaceAll(' ', '+'))

const kinds: Record<FieldType, (config: FrameConfig) => Kind> = {
  encryptedCardNumber: numberKind,
  encryptedExpiryDate: (config) => expiryKind(config, () => new Date()),
  encryptedSecurityCode: codeKind,
}

let config: FrameConfig | undefined
let field: CardField | undefined

const say: Say = (action, more = {}) => {
  const message = { action, fieldType: config?.fieldType, numKey: config?.numKey, ...more }
  window.parent.postMessage(JSON.stringify(message), page)
}

function begin(received: FrameConfig): void {
  const kind = kinds[received.fieldType]
  if (!kind) return
  config = received
  field = runField(received, kind(received), say)
  say('config')
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== page) return
  const message = readMessage(event.data)
  if (!message) return
  if (!config && message.iframeUIConfig) begin(message)
  else if (message.numKey === config?.numKey) field?.hear(message)
})
