import { useStore } from '@nanostores/react'
import { instalments } from '../../../../src/domain/payment/instalments'
import { grandTotal } from '../../../../src/domain/cart/totals'
import { $totals } from '../../../../src/state/cart/cart'
import { $currency, $money } from '../../../../src/state/page/context'
import { useMessage } from '../../../../src/ui/text/common'
import { usePaymentText } from './words'

/** What is due when, in the shop's currency (§9): at 2, 4 and 6 weeks, or at 30 and 60 days. Follows the total. */
export function Parts({ kind }: { kind: string }) {
  const text = usePaymentText()
  const message = useMessage()
  const money = useStore($money)
  const currency = useStore($currency)
  const parts = instalments(kind, grandTotal(useStore($totals)), currency)
  const due = ({ due, amount }: (typeof parts)[number]) => ({ amount: money(amount), due: message(due)! })
  const [first] = parts
  if (!first?.amount) return null
  if (parts.length === 1) return <p className="bzl-checkout__note">{text('instalments.once', due(first))}</p>
  return (
    <div className="bzl-checkout__instalments">
      <p>{text('instalments.title', { count: parts.length, amount: money(first.amount) })}</p>
      <ol>
        {parts.map((part, at) => (
          <li key={at}>{text('instalments.due', due(part))}</li>
        ))}
      </ol>
    </div>
  )
}
