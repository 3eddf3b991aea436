import { loadStrings } from '../../state/page/strings'
import { ErrorBoundary } from '../island/ErrorBoundary'
import { later } from '../later'

/** With its words, so that it never shows in another language first. */
const DiscountPanel = later(async () => {
  const [panel] = await Promise.all([import('./DiscountPanel'), loadStrings('discounts')])
  return panel.default
}, 2)

/** Before the cart is there, so that the panel comes with it and pushes nothing away. */
export const fetchDiscounts = () => void DiscountPanel.fetch().catch(() => undefined)

/** The discount panel for pages that should not wait for it, nor break when it does not arrive. */
export function Discounts() {
  return (
    <ErrorBoundary>
      <DiscountPanel />
    </ErrorBoundary>
  )
}
