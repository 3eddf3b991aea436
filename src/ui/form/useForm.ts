import { useRef, useState, type FormEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { Problem } from '../../domain/validate'
import { focusControl, inPageOrder, isTyping, labelOf, readControls } from './controls'
import { useMessage } from '../text/common'
import { usePageId } from '../usePageId'

export type Problems<N extends string> = Partial<Record<N, Problem | string>>

export interface FormOptions<N extends string> {
  /** Every field by name with its first value. */
  initial: Record<N, string>
  /** Called with tidied values; one problem a field at most. */
  validate(values: Record<N, string>): Problems<N>
  onSubmit(values: Record<N, string>): void | Promise<void>
  /** Called on each change, for fields that others depend on. */
  onChange?(name: N, value: string): void
}

/**
 * A form whose values live in the page: they are read there, so autofill needs no key events. A field is checked when
 * it is left after a change, and while typing only once it is red; all are checked on submit (one wrong field is
 * focused, several are listed in `summary`). Nothing is checked or submitted while an input method composes.
 */
export function useForm<N extends string>({ initial, validate, onSubmit, onChange }: FormOptions<N>) {
  const id = usePageId()
  const ref = useRef<HTMLFormElement>(null)
  const changed = useRef(new Set<N>())
  const [problems, setProblems] = useState<Problems<N>>({})
  const [attempt, setAttempt] = useState(0)
  const message = useMessage()
  const names = Object.keys(initial) as N[]

  const values = () => readControls(ref.current, names, initial)
  const setProblem = (name: N, problem?: Problem | string) =>
    setProblems((before) => ({ ...before, [name]: problem }))
  const check = (name: N) => setProblem(name, validate(values())[name])
  const focus = (name: N) => focusControl(ref.current, name)

  /** Everything a Field or SelectField needs for one name. */
  const field = (name: N) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: initial[name],
    error: message(problems[name]),
    onChange: (event: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) => {
      changed.current.add(name)
      onChange?.(name, event.currentTarget.value)
      if (problems[name] && !isTyping(event.nativeEvent)) check(name)
    },
    onCompositionEnd: () => problems[name] && check(name),
    onBlur: () => changed.current.has(name) && check(name),
  })

  /** Checks all fields, shows what is wrong and moves there. Gives the values when all is well. */
  const submit = (): Record<N, string> | undefined => {
    const found = validate(values())
    const wrong = names.filter((name) => found[name])
    setProblems(found)
    setAttempt(wrong.length > 1 ? attempt + 1 : 0)
    if (wrong.length === 0) return values()
    if (wrong.length === 1) focus(wrong[0]!)
    return undefined
  }

  const form = {
    ref,
    noValidate: true,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isTyping(event.nativeEvent)) event.preventDefault()
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      const good = submit()
      if (good) void onSubmit(good)
    },
  }
  const wrong = attempt ? inPageOrder(ref.current, names).filter((name) => problems[name]) : []
  const described = (name: N) => ({ name, label: labelOf(ref.current, name), text: message(problems[name])! })
  /** For ErrorSummary. */
  const summary = {
    attempt,
    focus,
    problems: wrong.map(described),
  }
  return { form, field, values, setProblem, setProblems, submit, summary, focus }
}
