import { later } from '../../../src/ui/later'
import { useId } from '../../../src/ui/useId'
import { prepared } from '../prepared'
import { useCheckoutText } from '../text'

/** On phones it is folded up and need not be there. */
export const SummaryContent = later(
  async () => (await prepared(import('./SummaryContent'), ['cart'])).SummaryContent,
  4,
)

/** The order beside the steps. */
export function SummaryPanel() {
  const text = useCheckoutText()
  const id = useId()
  return (
    <aside className="bzl-checkout__summary" aria-labelledby={id}>
      <h2 className="bzl-checkout__title" id={id}>
        {text('summary.title')}
      </h2>
      <SummaryContent />
    </aside>
  )
}
