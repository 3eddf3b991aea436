import { useStore } from '@nanostores/react'
import { readObject, toText } from '#lib/json.ts'
import { $settings } from '#storefront/state/config.ts'
import { $isRowEach, type OfferedMethod } from '../state/offered-methods.ts'
import { useWords } from '#i18n/view/i18n.ts'
import en from '#locales/en/payment.json'

/**
 * Returns a function that names a method. It takes the name in the shop's setting (wire: settings). It falls back to
 * our text or the page's name, and then to the server's title.
 */
export function useMethodLabel() {
  const words = useWords('payment', en)
  const titles = readObject(useStore($settings)?.payment_titles)
  const isRowEach = useStore($isRowEach)
  return ({ code, title, method: { label, isOneForm } }: OfferedMethod): string => {
    const own = isOneForm && isRowEach ? '' : label
    return toText(titles[code]) || (own && (words(own) || own)) || title || code
  }
}
