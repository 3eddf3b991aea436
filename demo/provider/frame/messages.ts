/**
 * Messages between the Drop-in's page and its card frames (adyen-web 6.45.2, secured fields 6.3.0). Every message is one JSON
 * string sent with `postMessage`; the frame knows the page's origin from `d` (base64) in its own address, the page
 * accepts only the origin that precedes `/checkoutshopper/` in the API address.
 *
 * To the frame: first one `FrameConfig`, sent when the frame has loaded; the frame must reply in six seconds with
 * `{action: 'config', fieldType, numKey}`, or the form never becomes ready. Frames are created one after the other,
 * each waits for the one before. Afterwards any of the keys of `PageMessage`, always with `fieldType` and `numKey`.
 *
 * To the page, always with `fieldType` and the `numKey` of the configuration.
 *
 * The message `focus`, with `{focus, numChars}`, is sent when the input gets or loses focus; the page draws
 * the ring.
 *
 * The message `encryption`, with `{[fieldType]: [{type, encryptedFieldName, blob}], endDigits?, issuerBin?}`,
 * is sent when the field is complete and right. An expiry date has two blobs, month and year, and
 * `type: 'year'`, upon which the page moves the focus to the security code.
 *
 * The message `brand` has `{brand, cvcPolicy, expiryDatePolicy, cvcText}`.
 *
 * The message `binValue` has `{binValue, encryptedBin?, uuid?}`. Upon it the page requests `v3/bin/binLookup`
 * and sends the frame brand and length.
 *
 * The others are `enterKeyPressed`, `shifttab` (acted upon in Firefox), `autoComplete` and `touch`.
 *
 * Anything else is a validation: the field is not valid (any more). Its `error` is a code of the
 * translations, or empty to clear the one shown.
 */
export type FieldType = 'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode'

interface AriaTexts {
  iframeTitle?: string
  label?: string
  /** Code → text. */
  error?: Record<string, string>
  /** The hint below the field, by field type (for the security code: by its length). */
  contextualTexts?: Record<string, string>
}

export type Style = Record<string, string>

export interface Styles {
  base?: Style
  error?: Style
  validated?: Style
  placeholder?: Style
}

export interface FrameConfig {
  fieldType: FieldType
  numKey: number
  txVariant: string
  iframeUIConfig: {
    sfStyles?: Styles
    ariaConfig?: { lang?: string } & Partial<Record<FieldType, AriaTexts>>
    placeholders?: Record<string, string>
  }
  legacyInputMode?: boolean | null
  maskSecurityCode?: boolean
  exposeExpiryDate?: boolean
  minimumExpiryDate?: string | null
  cvcPolicy?: string
  expiryDatePolicy?: string
}

/** A message of the page after the configuration; each has one of these keys or groups of keys. */
export interface PageMessage {
  focus?: boolean
  styleObject?: Styles
  /** A failed validation found by the page: show the field as wrong. */
  externalValidation?: boolean
  unsupportedCard?: boolean
  code?: string
  /** `reset`: detect the brand from the number again. */
  brand?: string
  enableLuhnCheck?: boolean
  panLength?: number
  cvcPolicy?: string
  expiryDatePolicy?: string
  /** A value the browser filled in elsewhere. */
  autoComplete?: string
  /** Another element was tapped (iOS); blur unless it was this one. */
  fieldClick?: boolean
  destroy?: boolean
}

/** Sends a message to the page. */
export type SendMessage = (action: string, more?: Record<string, unknown>) => void

/** The message in an event's data, `undefined` for any other data. */
export function readMessage(data: unknown): (FrameConfig & PageMessage) | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const message = JSON.parse(data) as FrameConfig
    return typeof message.numKey === 'number' && message.fieldType ? message : undefined
  } catch {
    return undefined
  }
}
