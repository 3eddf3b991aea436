import { cleanText } from '#lib/text/clean.ts'
import { focusOnceUncovered } from '#dom/focus.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Empty while the form is not in the page. Prototype.js has an `Array.from` that calls no function. */
const controlsOf = (form: HTMLFormElement | null) => Array.from(form?.elements ?? []) as Control[]

const control = (form: HTMLFormElement | null, wanted: string) =>
  controlsOf(form).find(({ name }) => name === wanted)

/** Values by name as they stand in the page; a field that is not there keeps its first value. */
export function readControls<N extends string>(
  form: HTMLFormElement | null,
  names: N[],
  initial: Record<N, string>,
): Record<N, string> {
  const values = { ...initial }
  const data = form ? new FormData(form) : undefined
  for (const { name, disabled, type, value, validity } of controlsOf(form)) {
    if (!names.includes(name as N)) continue
    // A date that is entered by half has no value, and must not pass for none.
    const entered = validity?.badInput ? '?' : disabled ? value : String(data?.get(name) ?? '')
    values[name as N] = type === 'password' ? entered : cleanText(entered)
  }
  return values
}

/** Names as their controls stand in the page. */
export function inPageOrder<N extends string>(form: HTMLFormElement | null, names: N[]): N[] {
  const order = controlsOf(form).map(({ name }) => name)
  return [...names].sort((one, other) => order.indexOf(one) - order.indexOf(other))
}

export const focusControl = (form: HTMLFormElement | null, name: string) => control(form, name)?.focus()

/** Waits while the overlay of a refused order covers the control, or the field is still folded. Returns a function that gives up. */
export const focusControlOnceUncovered = (form: HTMLFormElement | null, name: string) => {
  const found = control(form, name)
  return found && focusOnceUncovered(found)
}

/** Returns the field's name on screen, without its marks. */
export const labelOf = (form: HTMLFormElement | null, name: string): string => {
  const label = control(form, name)?.labels?.[0]
  return label?.firstChild?.textContent || (label?.textContent ?? '')
}
