import { useStore } from '@nanostores/react'
import { readObject, toText } from '../../../src/domain/json'
import { $settings } from '../../../src/state/page/config'
import type { OfferedMethod } from '../state/payment/offered-methods'
import { usePaymentText } from './text'

/** What a method is called: as the shop's setting says (b.13), else our text for it, else the title the server gives. */
export function useMethodLabel() {
  const text = usePaymentText()
  const titles = readObject(useStore($settings)?.payment_titles)
  return ({ code, title, method }: OfferedMethod): string =>
    toText(titles[code]) || (method.label ? text(method.label) : title || code)
}
