import { useCallback } from 'react'
import { useStore } from '@nanostores/react'
import { $locale } from '#storefront/state/page.ts'

/** Writes a plain number in the shopper's language. */
export function useNumberFormat(): (value: number) => string {
  const locale = useStore($locale)
  return useCallback((value) => new Intl.NumberFormat(locale).format(value), [locale])
}

/** Values of a text about points: their number as the language writes it, and the count its plural form follows. */
export function usePoints() {
  const number = useNumberFormat()
  return (count: number) => ({ points: number(count), count })
}
