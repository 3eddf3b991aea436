import { useStore } from '@nanostores/react'
import { type MethodKind, methodKind } from '../../../../src/domain/payment/payment'
import { $page } from '../../../../src/state/page/page'
import { usePaymentText } from './words'

/** Names people know; the other methods lead to a page whose name says nothing to them. */
const NAMES: Partial<Record<MethodKind, string>> = {
  paypal: 'PayPal',
  'paypal-credit': 'PayPal',
  atome: 'Atome',
  afterpay: 'Afterpay',
  clearpay: 'Clearpay',
}

/** Said before the shopper leaves: where to, and that the way leads back. */
export function Away({ code }: { code: string }) {
  const text = usePaymentText()
  const kind = methodKind(code, useStore($page).methods)
  const name = kind && NAMES[kind]
  if (kind === 'oxxo') return <p className="bzl-checkout__note">{text('redirect.code')}</p>
  return (
    <p className="bzl-checkout__note">{name ? text('redirect.named', { name }) : text('redirect.page')}</p>
  )
}
