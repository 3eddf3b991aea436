import { useEffect, useRef, type MouseEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { WritableAtom } from 'nanostores'
import { useCommon } from '#i18n/view/common.ts'
import { ChangingText } from '../ChangingText.tsx'
import type { FieldProblems } from './Field.tsx'
import { hostDocument } from '#dom/document.ts'

/** Puts a prefix before the page's title. Returns an undo function, which leaves what else the title has become. */
export function setTitlePrefix(prefix: string): () => void {
  hostDocument.title = `${prefix} ${hostDocument.title}`
  return () => {
    hostDocument.title = hostDocument.title.replace(`${prefix} `, '')
  }
}

interface Props<N extends string> {
  problems: FieldProblems
  /** Counts submits that found several errors; each one moves the focus here. */
  attempt: WritableAtom<number>
  list(): { name: N; label: string; text: string }[]
  focus(name: N): void
}

/** Takes `summary` of useForm. Lists what is wrong in a form with several errors, takes the focus, and leads to each field. */
export function ErrorSummary<N extends string>(summary: Props<N>) {
  const text = useCommon()
  const ref = useRef<HTMLDivElement>(null)
  const attempt = useStore(summary.attempt)
  useStore(summary.problems)
  const problems = attempt ? summary.list() : []
  const shown = problems.length > 0
  useEffect(() => {
    if (attempt) ref.current?.focus()
  }, [attempt])
  const prefix = text('form.error-prefix')
  // Once all listed errors are fixed, one more wrong field does not bring the summary back.
  useEffect(() => (shown ? setTitlePrefix(prefix) : summary.attempt.set(0)), [shown, prefix, summary.attempt])
  if (!shown) return null
  // A page with <base href> would leave through a bare #link, so the click moves the focus itself.
  const follow = (event: MouseEvent, name: N) => (event.preventDefault(), summary.focus(name))
  return (
    <div className="bzl-summary" ref={ref} tabIndex={-1} role="group" aria-label={text('form.errors')}>
      <p className="bzl-summary__title">{text('form.errors')}</p>
      <ul>
        {problems.map(({ name, label, text: problem }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => follow(event, name)}>
              <ChangingText>{label ? text('form.error', { label, problem }) : problem}</ChangingText>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
