import { hostDocument } from './document'

/** Writes the cart's count into the page's own counters, `[data-bezel-count]`: as their text and as that attribute. */
export function writeCartCount(count: number): void {
  for (const counter of hostDocument.querySelectorAll<HTMLElement>('[data-bezel-count]')) {
    if (counter.textContent !== String(count)) counter.textContent = String(count)
    counter.dataset.bezelCount = String(count)
  }
}

/** The count in the page's own counters, which it may have printed; '' without one. */
export const readCartCount = (): string =>
  hostDocument.querySelector('[data-bezel-count]')?.textContent?.trim() ?? ''
