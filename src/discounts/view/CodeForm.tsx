import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { cleanCode } from '#lib/text/clean.ts'
import { isFocusFree } from '#dom/free-focus.ts'
import { announce } from '#ui/announcer/announce.ts'
import { useCommon } from '#i18n/view/common.ts'
import { Field } from '#ui/form/Field.tsx'
import { isTyping } from '#dom/on-event.ts'
import { usePageId } from '#ui/usePageId.ts'

interface Props {
  name: string
  label: string
  /** Accessible name of the button, which shows only "Apply". */
  applyLabel: string
  hint?: string
  error?: string
  isBusy: boolean
  onApply(code: string): void
  /** Further parts that the form needs, such as a captcha. */
  children?: ReactNode
}

/** One code and its button. After a refusal the code stays, selected, with the reason under it. */
export function CodeForm({ name, label, applyLabel, hint, error, isBusy, onApply, children }: Props) {
  const text = useCommon()
  const id = usePageId()
  const form = useRef<HTMLFormElement>(null)
  const input = () => form.current?.querySelector('input')
  useEffect(() => input()?.focus(), [])
  useEffect(() => {
    if (!error || isBusy) return
    announce(error, 'assertive')
    // Don't steal focus if the shopper has moved elsewhere before the answer arrived.
    if (!isFocusFree(form.current!.querySelector(':focus'))) return
    input()?.focus()
    input()?.select()
  }, [error, isBusy])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const code = cleanCode(input()?.value ?? '')
    if (code && !isBusy) onApply(code)
    else input()?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isTyping(event.nativeEvent)) event.preventDefault()
  }
  return (
    <form
      className="bzl-discounts__form"
      ref={form}
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={handleSubmit}
    >
      <Field
        id={id}
        name={name}
        label={label}
        required
        hint={hint}
        error={isBusy ? undefined : error}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        onKeyDown={handleKeyDown}
      />
      <button
        type="submit"
        className="bzl-button bzl-button--quiet"
        aria-label={applyLabel}
        aria-disabled={isBusy}
      >
        {text('action.apply')}
      </button>
      {children}
    </form>
  )
}
