import { useStore } from '@nanostores/react'
import { $device } from '../../../src/state/page/context'
import { CartItems } from '../../../src/ui/cart/CartItems'
import { Discounts } from '../../../src/ui/discounts/Discounts'
import { LazyRemoveExtra } from '../../../src/ui/discounts/LazyRemoveExtra'
import { TotalsList } from '../../../src/ui/cart/TotalsList'
import { useCheckoutText } from '../text'

/** On phones the discounts are in the payment step instead, since the summary is folded. Elsewhere they are last, because they load last. */
export function SummaryContent() {
  const text = useCheckoutText()
  const isPhone = useStore($device) === 'Mobile'
  return (
    <>
      <CartItems label={text('summary.items')} />
      <TotalsList Action={LazyRemoveExtra} />
      {!isPhone && <Discounts />}
    </>
  )
}
