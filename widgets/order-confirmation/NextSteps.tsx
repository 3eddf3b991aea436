import type { PlacedOrder } from '#order/state/placed-order.ts'
import { useArrivalDates } from '#delivery/view/RatePrice.tsx'
import { useRateLabel } from '#delivery/view/useRateLabel.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/order-confirmation.json'
import { Heading } from '#ui/island/Heading.tsx'

/** Ways to pay where the goods wait for the money: Magento's own, and cash at a counter. */
const PAID_FIRST = ['banktransfer', 'checkmo', 'oxxo', 'c_store']

/** Lists the next events of the order, in sequence, as far as they are known. */
export function NextSteps({ order }: { order: PlacedOrder }) {
  const text = useText('order-confirmation', en)
  const rateLabel = useRateLabel()
  const datesOf = useArrivalDates()
  const { rate, method, items, shipping, store, sentAt } = order
  const dates = datesOf(rate?.method_title, new Date(sentAt))
  const steps = [
    PAID_FIRST.includes(method)
      ? text('next.pay')
      : items.some(({ is_virtual }) => !is_virtual) && text('next.prepare'),
    items.some(({ is_virtual }) => is_virtual) && text('next.virtual'),
    store && text('next.pickup', { store }),
    shipping && rate && !store && text('next.send', { delivery: rateLabel(rate) }),
    shipping && dates && !store && text('next.arrives', { dates }),
  ]
  return (
    <>
      <Heading below={1} className="bzl-order-confirmation__subtitle">
        {text('next')}
      </Heading>
      <ol className="bzl-order-confirmation__steps">
        {steps.map((step) => step && <li key={step}>{step}</li>)}
      </ol>
    </>
  )
}
