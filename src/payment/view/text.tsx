import en from '#locales/en/payment.json'
import { useText, useWords } from '#i18n/view/i18n.ts'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { $chosenMethod } from '../state/chosen-method.ts'
import { readObject, toText } from '#lib/json.ts'
import { $settings } from '#storefront/state/config.ts'
import { $isRowEach, type OfferedMethod } from '../state/offered-methods.ts'

/** Texts of the ways to pay. They come with the parts that show them, so the checkout's first load has none. */
export const usePaymentText = () => useText('payment', en)

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

const $nothing = atom<undefined>()

/** The chosen way to pay, as precisely as is known: "Visa •• 1111". Empty while none is chosen. */
export function usePaymentName(): string {
  const chosen = useStore($chosenMethod)
  const detail = useStore(chosen?.method.$detail ?? $nothing)
  const label = useMethodLabel()
  return chosen ? (detail ?? label(chosen)) : ''
}

/** The chosen way to pay on one line. */
export function PaymentLine() {
  return <>{usePaymentName()}</>
}
