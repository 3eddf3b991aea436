import { useStore } from '@nanostores/react'
import { readObject, toText } from '#lib/json.ts'
import { $settings } from '#storefront/state/config.ts'
import type { OfferedMethod } from '../state/offered-methods.ts'
import { useWords } from '#i18n/view/i18n.ts'
import en from '#locales/en/payment.json'

/**
 * What a method is called: as the shop's setting says (b.13), else our text or the page's name for it, else the title the
 * server gives.
 */
export function useMethodLabel() {
  const words = useWords('payment', en)
  const titles = readObject(useStore($settings)?.payment_titles)
  return ({ code, title, method: { label } }: OfferedMethod): string =>
    toText(titles[code]) || (label && (words(label) || label)) || title || code
}
