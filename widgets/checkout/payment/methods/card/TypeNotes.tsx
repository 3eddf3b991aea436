import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { segmentValue } from '../../../../../src/domain/cart/totals'
import {
  hasExtraDetails,
  isDiscountedType,
  PAYMENT_DISCOUNT,
} from '../../../../../src/domain/payment/method-discount'
import { $totals } from '../../../../../src/state/cart/cart'
import { $money } from '../../../../../src/state/page/context'
import { announceSoon } from '../../../../../src/ui/announcer/announce'
import { Instalments } from '../../Instalments'
import { usePaymentText } from '../../text'

/** For the type selected in the card form: what the shop takes off for it (§4), and what is due when (§9). */
export function TypeNotes({ type }: { type: string }) {
  return (
    <>
      {isDiscountedType(type) && <Discount />}
      {hasExtraDetails(type) && <Instalments plan={type} />}
    </>
  )
}

/** No more than the totals contain. */
function Discount() {
  const text = usePaymentText()
  const money = useStore($money)
  const amount = -(segmentValue(useStore($totals), PAYMENT_DISCOUNT) ?? 0)
  const label = amount > 0 ? text('discount.label', { amount: money(amount) }) : ''
  useEffect(() => {
    if (label) announceSoon('payment-discount', label)
  }, [label])
  return label ? <p className="bzl-checkout__discount">{label}</p> : null
}
