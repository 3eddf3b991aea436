import type { UIElement } from '@adyen/adyen-web'
import { CARDS } from './fields/chosen-detail.ts'

/** The list of methods, and the open one's row in it. A list without one is left where the provider's code fails to draw that row. */
const LIST = '.adyen-checkout__payment-methods-list'
const OPEN = '.adyen-checkout__payment-method--selected'

/**
 * Detects card fields that never load: their frames are the provider's, and the browser reports no error when they are
 * blocked. Limits in milliseconds; the first method opened has the shorter one, as the shopper has waited for the form.
 */
export function watchFrames(
  node: HTMLElement,
  [first, later]: readonly [number, number],
  onTimeout: () => void,
) {
  let limit = first
  const seen = new WeakSet<object>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** A method was opened; its fields are watched the first time only. */
    expect(method: UIElement): void {
      clearTimeout(timer)
      if (seen.has(method)) return
      seen.add(method)
      const isCard = CARDS.has(method.type)
      const has = (selector: string) => node.querySelector(selector) !== null
      // A stored card may need no field at all.
      const isMissing = () => (has(LIST) && !has(OPEN)) || (isCard && has('iframe'))
      timer = setTimeout(() => isMissing() && onTimeout(), limit)
      if (isCard) limit = later
    },
    onReady: () => clearTimeout(timer),
  }
}

/** Styles of the card fields, whose frames inherit nothing from the page: those its stylesheet gives their place. */
export function frameStyles(place: Element) {
  const { color, fontSize, outlineColor, textDecorationColor } = getComputedStyle(place)
  return {
    base: { color, fontSize },
    validated: { color },
    error: { color: outlineColor },
    placeholder: { color: textDecorationColor },
  }
}
