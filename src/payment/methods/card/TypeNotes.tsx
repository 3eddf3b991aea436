import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { hasExtraDetails, isDiscountedType, PAYMENT_DISCOUNT } from '../../rules/pay-later.ts'
import { $totals } from '#cart/state/cart.ts'
import { formatMoney, fromMinor } from '#lib/money/money.ts'
import { $currency, $money } from '#storefront/state/context.ts'
import { $locale } from '#storefront/state/page.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { Instalments } from '../../view/Instalments.tsx'
import { usePaymentText } from '../../view/text.tsx'
import { isModuleCode } from '../../provider/load.ts'
import { $chosenMethod } from '../../state/chosen-method.ts'
import { $giftCards } from '../../state/provider-settings.ts'
import { currentAmount } from './settings.ts'

/**
 * Notes for the type selected in the card form: what the shop takes off for it (rule: method-discount), and what is
 * due when (rule: pay-later). Also what the card is charged with, after gift cards of the provider, if that is in another currency than the
 * cart.
 */
export function TypeNotes({ type }: { type: string }) {
  return (
    <>
      {isDiscountedType(type) && <Discount />}
      {hasExtraDetails(type) && <Instalments plan={type} />}
      <Charged />
    </>
  )
}

/** Beside the order button, for a way to pay that the provider's Magento module carries out. */
export function ChargedNote() {
  const chosen = useStore($chosenMethod)
  return chosen && isModuleCode(chosen.code) ? <Charged /> : null
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

function Charged() {
  const text = usePaymentText()
  const locale = useStore($locale)
  const ofCart = useStore($currency)
  useStore($totals)
  useStore($giftCards)
  const { currency, value } = currentAmount()
  if (currency === ofCart || !value) return null
  const amount = formatMoney(fromMinor(value, currency), { currency, locale, isCharged: true })
  return <p className="bzl-checkout__note">{text('card.charged', { amount })}</p>
}
