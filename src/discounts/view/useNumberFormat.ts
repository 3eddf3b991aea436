import { useCallback } from 'react'
import { useStore } from '@nanostores/react'
import { $locale } from '#storefront/state/page.ts'

/** Writes a plain number in the shopper's language. */
export function useNumberFormat(): (value: number) => string {
  const locale = useStore($locale)
  return useCallback((value) => new Intl.NumberFormat(locale).format(value), [locale])
}
