import { isObject, readObject, toList, toText } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import { merchantText } from '#lib/text/html-entities.ts'

/** A condition of sale (wire: checkout-configuration). */
export interface Agreement {
  id: string
  /** One sentence that says what the shopper agrees to. */
  label: string
  /** All of it, as the merchant's HTML; not sanitised. */
  content: string
  /** Without the shopper's own consent the shop refuses the order; the others hold by the order itself. */
  isRequired: boolean
  /** A length in CSS, such as `20em`; empty where the shop sets none. */
  height: string
}

/**
 * `checkoutAgreements` of the checkout's configuration; none while the shop has them switched off
 * (wire: checkout-configuration).
 */
export function parseAgreements(value: unknown): Agreement[] {
  const { isEnabled, agreements } = readObject(value)
  if (!flag(isEnabled)) return []
  return toList(agreements)
    .filter(isObject)
    .map(({ agreementId, checkboxText, content, mode, contentHeight }) => ({
      id: toText(agreementId),
      label: merchantText(checkboxText),
      content: toText(content),
      isRequired: toText(mode) === '1',
      height: /^\d+(px|em|rem|vh)$/.exec(toText(contentHeight))?.[0] ?? '',
    }))
}
