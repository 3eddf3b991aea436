import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { type Instalment, instalments } from '../rules/pay-later.ts'
import { $totals } from '#cart/state/cart.ts'
import { $currency, $money } from '#storefront/state/context.ts'
import { useWords } from '#i18n/view/i18n.ts'
import en from '#locales/en/payment.json'
import { ChangingText } from '#ui/ChangingText.tsx'
import { usePaymentText } from './text.tsx'

/**
 * The amounts due under a pay-later plan and their dates, in the shop's currency (rule: pay-later). Follows the
 * total.
 */
export function Instalments({ plan }: { plan: string }) {
  const text = usePaymentText()
  const words = useWords('payment', en)
  const money = useStore($money)
  const currency = useStore($currency)
  const due = instalments(plan, grandTotal(useStore($totals)), currency)
  const values = ({ due, amount }: Instalment) => ({ amount: money(amount), due: words(due.key, due.values) })
  const [first] = due
  if (!first?.amount) return null
  if (due.length === 1) {
    const once = text('instalments.once', values(first))
    return (
      <p key={once} className="bzl-checkout__note">
        {once}
      </p>
    )
  }
  return (
    <div className="bzl-checkout__instalments">
      <p key={first.amount}>
        {text('instalments.title', { count: due.length, amount: money(first.amount) })}
      </p>
      <ol>
        {due.map((instalment, index) => (
          <li key={index}>
            <ChangingText>{text('instalments.due', values(instalment))}</ChangingText>
          </li>
        ))}
      </ol>
    </div>
  )
}
