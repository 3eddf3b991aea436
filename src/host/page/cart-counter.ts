import { hostDocument } from './document'

/** Writes the cart's count into the page's own counters, `[data-cart-count]`. `data-empty` marks those of an empty cart. */
export function writeCartCount(count: number): void {
  for (const counter of hostDocument.querySelectorAll('[data-cart-count]')) {
    if (counter.textContent !== String(count)) counter.textContent = String(count)
    counter.toggleAttribute('data-empty', count === 0)
  }
}

/** The count in the page's own counters, which it may have printed; '' without one. */
export const readCartCount = (): string =>
  hostDocument.querySelector('[data-cart-count]')?.textContent?.trim() ?? ''
