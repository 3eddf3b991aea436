import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { offeredCurrencies } from '#storefront/page/switchers.ts'
import { $currency, $knownCurrency } from '#storefront/state/context.ts'

/** The shopper's currency; where the shop has not named it, the one in use in the page's own switcher. */
export function useShownCurrency(): string {
  const known = useStore($knownCurrency)
  const assumed = useStore($currency)
  const offered = useMemo(offeredCurrencies, [])
  return known ?? offered[0] ?? assumed
}
