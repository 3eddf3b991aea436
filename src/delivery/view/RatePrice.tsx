import { useStore } from '@nanostores/react'
import type { ShippingRate } from '../rules/rate.ts'
import { amountBeside, shownAmount } from '#cart/rules/tax-display.ts'
import { $taxDisplay } from '#cart/state/tax-display.ts'
import { $money } from '#storefront/state/context.ts'
import { Price } from '#ui/Price.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { arrivalOf } from '../rules/arrival.ts'
import { $locale } from '#storefront/state/page.ts'

/** A rate's price, with tax or without as the shop shows it. */
export function RatePrice({ rate }: { rate: ShippingRate }) {
  const common = useCommon()
  const money = useStore($money)
  const { rates } = useStore($taxDisplay)
  const { price_excl_tax, price_incl_tax, amount } = rate
  const amounts = [rates, price_excl_tax || amount, price_incl_tax || amount] as const
  const shown = shownAmount(...amounts)
  const beside = amountBeside(...amounts)
  if (!(shown > 0)) return <span>{common('item.free')}</span>
  const detail = common('tax.excluding')
  const without = beside !== undefined && common('totals.detail', { title: money(beside), detail })
  return (
    <>
      <Price amount={shown} />
      {without && <small key={without}> {without}</small>}
    </>
  )
}

/** The days on which a delivery is expected, in the shopper's language; undefined where the carrier names none. */
export function useArrivalDates() {
  const locale = useStore($locale)
  return (title: string | undefined, sentAt: Date): string | undefined => {
    const arrival = arrivalOf(title, sentAt)
    if (!arrival) return undefined
    const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
    return format.formatRange(arrival.from, arrival.to)
  }
}
