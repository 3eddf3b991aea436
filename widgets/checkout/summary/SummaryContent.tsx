import { useStore } from '@nanostores/react'
import { $count } from '../../../src/state/cart/cart'
import { $device } from '../../../src/state/page/context'
import { Discounts } from '../../../src/ui/discounts/Discounts'
import { LazyRemoveExtra } from '../../../src/ui/discounts/LazyRemoveExtra'
import { TotalsList } from '../../../src/ui/cart/TotalsList'
import { Slot } from '../../../src/ui/slot/Slot'
import { useCommon } from '../../../src/ui/text/common'
import { OrderItems } from '../items/OrderItems'
import { useCheckoutText } from '../text'

/** On phones the discounts are in the payment step instead, since the summary is folded. Elsewhere they are last, because they load last. */
export function SummaryContent() {
  const text = useCheckoutText()
  const common = useCommon()
  const count = useStore($count) ?? 0
  const isPhone = useStore($device) === 'Mobile'
  return (
    <>
      <OrderItems label={text('summary.items')} title={<p>{common('item.count', { count })}</p>} />
      <Slot island="checkout" name="after-items" />
      <TotalsList Action={LazyRemoveExtra} />
      <Slot island="checkout" name="after-totals" />
      {!isPhone && <Discounts />}
    </>
  )
}
