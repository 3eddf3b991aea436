/** The three steps of the progress indicator: keys of its texts (rule: progress). */
export const progressSteps = ['cart', 'shipping', 'complete'] as const

/** A success page's indicator moves on after this many milliseconds (rule: progress). */
export const PROGRESS_ADVANCE = 1000

/** … and the number's highlight follows so many milliseconds after that (rule: progress). */
export const PROGRESS_HIGHLIGHT = 900

/** The step where the indicator starts, and the one where it goes from there by itself (rule: progress). */
export function progressOf(type: 'checkout' | 'success'): { start: 1 | 2; end: 1 | 2 | 3 } {
  return type === 'success' ? { start: 2, end: 3 } : { start: 1, end: 1 }
}
