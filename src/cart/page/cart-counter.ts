import { atom } from 'nanostores'
import { hostDocument } from '#dom/document.ts'

/** The count of the cart as written last. */
const $written = atom<number | undefined>()

/**
 * Writes the cart's count into the page's own counters, `[data-bezel-count]`: as their text and as that attribute. Without
 * one, writes the last again, for counters that have come since.
 */
export function writeCartCount(count = $written.value): void {
  $written.set(count)
  if (count !== undefined) write(count)
}

/** Writes the count that the storefront's section has, unless the cart itself was counted on this page. */
export function writeSectionCount(count: number): void {
  if ($written.value === undefined) write(count)
}

function write(count: number) {
  for (const counter of hostDocument.querySelectorAll<HTMLElement>('[data-bezel-count]')) {
    if (counter.textContent !== String(count)) counter.textContent = String(count)
    counter.dataset.bezelCount = String(count)
  }
}

/** The count in the page's own counters, which it may have printed; '' without one. */
export const readCartCount = (): string =>
  hostDocument.querySelector('[data-bezel-count]')?.textContent?.trim() ?? ''
