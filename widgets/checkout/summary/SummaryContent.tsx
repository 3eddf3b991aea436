import { useStore } from '@nanostores/react'
import { $count } from '#cart/state/cart.ts'
import { $device } from '#storefront/state/context.ts'
import { Discounts, LazyRemoveExtra } from '#discounts/view/Discounts.tsx'
import { TotalsList } from '#cart/view/TotalRows.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { $step } from '../state/progress/steps.ts'
import { OrderItems } from '../items/OrderItems.tsx'
import { $isChallenged } from '#payment/state/challenge.ts'
import { useCheckoutText } from '#checkout/view/text.ts'

/** The review has the items itself. On phones the discounts are in the payment step instead, since the summary is folded. Elsewhere they are last, because they load last. While the bank asks the shopper, nothing is offered that would change what is paid. */
export function SummaryContent() {
  const text = useCheckoutText()
  const common = useCommon()
  const count = useStore($count) ?? 0
  const isPhone = useStore($device) === 'Mobile'
  const isReview = useStore($step) === 'item_summary'
  const isChallenged = useStore($isChallenged)
  return (
    <>
      {(isPhone || !isReview) && (
        <OrderItems
          label={text('summary.items')}
          title={<p key={count}>{common('item.count', { count })}</p>}
        />
      )}
      <Slot island="checkout" name="after-items" />
      <TotalsList Action={isChallenged ? undefined : LazyRemoveExtra} />
      <Slot island="checkout" name="after-totals" />
      {!isPhone && (
        <div hidden={isChallenged}>
          <Discounts />
        </div>
      )}
    </>
  )
}
