import { hostDocument } from '#dom/document.ts'

/** A store view the page leads to. */
export interface StoreView {
  name: string
  /** Goes there, as a press on the page's own entry does. */
  open(): void
}

/**
 * Codes of the currencies that Magento's own switcher on the page offers, the one in use first
 * (wire: switch-currency).
 */
export function offeredCurrencies(): string[] {
  const entries = hostDocument.querySelectorAll(
    '.switcher-currency [class*=language-], .switcher-currency [class*=currency-]',
  )
  const codes = [...entries].flatMap(
    ({ className }) => /\b(?:language|currency)-([A-Z]{3})\b/.exec(className)?.[1] ?? [],
  )
  return [...new Set(codes)]
}

/** The store views of Magento's own switcher, without the one the page is in. Luma has a second switcher for phones. */
export function offeredStoreViews(): StoreView[] {
  const entries = hostDocument.querySelectorAll<HTMLElement>(
    '.switcher-language .switcher-option :is(a, button)',
  )
  const byName = new Map([...entries].map((entry) => [entry.textContent.trim(), entry]))
  return [...byName].map(([name, entry]) => ({ name, open: () => entry.click() }))
}
