import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { hasExtraDetails, methodDiscount } from './klarna'
import { $totals } from '../../../../../src/state/cart/cart'
import { $settings } from '../../../../../src/state/page/config'
import { $currency, $money } from '../../../../../src/state/page/context'
import { announceSoon } from '../../../../../src/ui/announcer/announce'
import { Instalments } from '../../Instalments'
import { usePaymentText } from '../../text'

/** For the type selected in the card form: its discount (§4), and what is due when (§9). */
export function TypeNotes({ type }: { type: string }) {
  return (
    <>
      <Discount type={type} />
      {hasExtraDetails(type) && <Instalments plan={type} />}
    </>
  )
}

function Discount({ type }: { type: string }) {
  const text = usePaymentText()
  const money = useStore($money)
  const amount = useDiscount(type)
  const label = amount ? text('discount.label', { amount: money(amount) }) : ''
  useEffect(() => {
    if (label) announceSoon('payment-discount', label)
  }, [label])
  return label ? <p className="bzl-checkout__discount">{label}</p> : null
}

function useDiscount(type: string): number | undefined {
  const settings = useStore($settings)
  const currency = useStore($currency)
  const subtotal = useStore($totals)?.subtotal ?? 0
  return methodDiscount(
    {
      enabled: settings?.payment_discount_enabled,
      values: settings?.payment_discount_values,
      minimums: settings?.payment_discount_min_subtotals,
    },
    { currency, subtotal, type },
  )
}
