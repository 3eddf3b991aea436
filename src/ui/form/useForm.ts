import { useRef, useState, type FormEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import { atom, map, type WritableAtom } from 'nanostores'
import { isTyping } from '#dom/events.ts'
import { afterPress } from '#dom/press.ts'
import type { Problem } from '#lib/validate.ts'
import type { FieldProblems } from './Field.tsx'
import { useMessage } from '#i18n/view/common.ts'
import { usePageId } from '../usePageId.ts'
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

const focusControl = (form: HTMLFormElement | null, name: string) => control(form, name)?.focus()

/** Waits while the overlay of a refused order covers the control, or the field is still folded. Returns a function that gives up. */
const focusControlOnceUncovered = (form: HTMLFormElement | null, name: string) => {
  const found = control(form, name)
  return found && focusOnceUncovered(found)
}

/** Returns the field's name on screen, without its marks. */
const labelOf = (form: HTMLFormElement | null, name: string): string => {
  const label = control(form, name)?.labels?.[0]
  return label?.firstChild?.textContent || (label?.textContent ?? '')
}

type Problems<N extends string> = Partial<Record<N, Problem | string>>

export interface FormOptions<N extends string> {
  /** Every field by name with its first value. */
  initial: Record<N, string>
  /** Called with tidied values; one problem a field at most. */
  validate(values: Record<N, string>): Problems<N>
  onSubmit?(values: Record<N, string>): void | Promise<void>
  /** Called on each change, for fields that others depend on. */
  onChange?(name: N, value: string): void
}

const newState = (): { problems: FieldProblems; attempt: WritableAtom<number> } => ({
  problems: map(),
  attempt: atom(0),
})

/**
 * A form whose values live in the page: they are read there, so autofill needs no key events. A field is
 * checked when it is left after a change, and while typing only once it is red; all are checked on submit
 * (one wrong field is focused, several are listed in `summary`). Nothing is checked or submitted while an
 * input method composes. The problems are in stores of the form, so that only the fields concerned and the
 * summary render again.
 */
export function useForm<N extends string>({ initial, validate, onSubmit, onChange }: FormOptions<N>) {
  const id = usePageId()
  const ref = useRef<HTMLFormElement>(null)
  const changed = useRef(new Set<N>())
  const [{ problems, attempt }] = useState(newState)
  const message = useMessage()
  const names = Object.keys(initial) as N[]

  const values = () => readControls(ref.current, names, initial)
  const setProblem = (name: string, problem?: Problem | string) => {
    if (message(problem) !== message(problems.get()[name])) problems.setKey(name, problem)
  }
  const check = (name: N) => setProblem(name, validate(values())[name])
  /** Checks only the fields that are red. */
  const recheck = (red = names) => red.forEach((name) => problems.get()[name] && check(name))
  const focus = (name: N) => focusControl(ref.current, name)
  /** Shows the shop's reason at a field and moves the focus there. Returns a function that stops waiting for the field. */
  const refuse = (name: string, reason: string) => {
    setProblem(name, reason)
    return focusControlOnceUncovered(ref.current, name)
  }

  /** Everything a Field or SelectField needs for one name. */
  const field = (name: N) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: initial[name],
    problems,
    onChange: (event: SyntheticEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      changed.current.add(name)
      onChange?.(name, event.currentTarget.value)
      if (!isTyping(event.nativeEvent)) recheck([name])
    },
    onCompositionEnd: () => recheck([name]),
    onBlur: () => afterPress(() => changed.current.has(name) && check(name)),
  })

  /** Checks all fields, shows what is wrong and, unless another form has the focus, moves there. Gives the values when all is well. */
  const submit = (isOtherFocused = false): Record<N, string> | undefined => {
    const found = validate(values())
    const [wrong, another] = names.filter((name) => found[name])
    changed.current.clear()
    problems.set(found)
    attempt.set(another && !isOtherFocused ? attempt.get() + 1 : 0)
    if (!wrong) return values()
    if (!another && !isOtherFocused) focus(wrong)
    return undefined
  }

  const form = {
    ref,
    // A script of the page may submit the form: what was typed must not stand in the address.
    method: 'post' as const,
    noValidate: true,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isTyping(event.nativeEvent)) event.preventDefault()
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      const good = submit()
      if (good) void onSubmit?.(good)
    },
  }
  /** Returns the problems as the page shows them. */
  const list = () => {
    const found = problems.get()
    const wrong = inPageOrder(ref.current, names).filter((name) => found[name])
    return wrong.map((name) => ({ name, label: labelOf(ref.current, name), text: message(found[name])! }))
  }
  /** The properties of ErrorSummary. */
  const summary = { attempt, problems, focus, list }
  return { form, field, values, setProblem, recheck, submit, summary, focus, refuse }
}
