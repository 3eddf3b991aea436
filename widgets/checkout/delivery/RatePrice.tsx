import { useStore } from '@nanostores/react'
import type { ShippingRate } from '../../../src/domain/delivery/rate'
import { amountBeside, shownAmount } from '../../../src/domain/tax/tax-display'
import { $taxDisplay } from '../../../src/state/cart/tax-display'
import { $money } from '../../../src/state/page/context'
import { Price } from '../../../src/ui/Price'
import { useCommon } from '../../../src/ui/text/common'
import { useDeliveryText } from './text'

/** A rate's price, with tax or without as the shop shows it. */
export function RatePrice({ rate }: { rate: ShippingRate }) {
  const text = useDeliveryText()
  const common = useCommon()
  const money = useStore($money)
  const { rates } = useStore($taxDisplay)
  const { price_excl_tax, price_incl_tax, amount } = rate
  const amounts = [rates, price_excl_tax || amount, price_incl_tax || amount] as const
  const shown = shownAmount(...amounts)
  const beside = amountBeside(...amounts)
  if (!(shown > 0)) return <>{text('shipping.free')}</>
  const detail = common('tax.excluding')
  return (
    <>
      <Price amount={shown} />
      {beside !== undefined && <small> {common('totals.detail', { title: money(beside), detail })}</small>}
    </>
  )
}
