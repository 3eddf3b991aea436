import type { UIElement } from '@adyen/adyen-web'

const CARDS = new Set(['scheme', 'card'])

/**
 * Notices card fields that never come up: their frames are the provider's, and no error is told when they are blocked.
 * The method opened first is waited for more briefly, as the shopper has waited for the form already.
 */
export function watchFrames(
  node: HTMLElement,
  [first, later]: readonly [number, number],
  onSilence: () => void,
) {
  let patience = first
  const seen = new WeakSet<object>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** A method was opened; its fields are waited for the first time only. */
    expect(method: UIElement): void {
      clearTimeout(timer)
      if (!CARDS.has(method.type) || seen.has(method)) return
      seen.add(method)
      // A stored card may need no field at all.
      timer = setTimeout(() => node.querySelector('iframe') && onSilence(), patience)
      patience = later
    },
    onReady: () => clearTimeout(timer),
  }
}
