import { $locale } from '#storefront/state/page.ts'

/** A number as the shopper writes it, to Magento's four decimals. Whole ones do without `Intl`, whose first use takes 20 ms. */
export const valueText = (value: string | number): string =>
  Number(value) % 1
    ? value.toLocaleString($locale.get(), { useGrouping: false, maximumFractionDigits: 4 })
    : String(value)
