import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { cleanCode } from '#lib/text/clean.ts'
import { isFocusFree } from '#dom/focus.ts'
import { announce } from '#ui/Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { Field } from '#ui/form/Field.tsx'
import { isTyping } from '#dom/events.ts'
import { usePageId } from '#ui/usePageId.ts'
import { Icon } from '#ui/Icon.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'

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

interface AppliedCodeProps {
  code: string
  note?: ReactNode
  end?: ReactNode
  /** Accessible name of the button, which shows only "Remove". */
  removeLabel: string
  removeRef?: RefObject<HTMLButtonElement | null>
  isBusy: boolean
  onRemove(): void
}

/** A code that is applied, with a button to remove it. */
export function AppliedCode({ code, note, end, removeLabel, removeRef, isBusy, onRemove }: AppliedCodeProps) {
  const text = useCommon()
  return (
    <div className="bzl-discounts__applied" aria-busy={isBusy}>
      <Icon name="check" />
      <p className="bzl-discounts__code">
        <bdi translate="no">{code}</bdi>
        {note && <span className="bzl-discounts__note">{note}</span>}
      </p>
      {end}
      <button
        type="button"
        className="bzl-link"
        ref={removeRef}
        aria-label={removeLabel}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onRemove()}
      >
        {text('action.remove')}
      </button>
    </div>
  )
}

interface DisclosureProps {
  label: string
  isOpen: boolean
  onToggle(): void
  buttonRef?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** A button that opens a form below it. An open field for codes sends shoppers away to look for one. */
export function Disclosure({ label, isOpen, onToggle, buttonRef, children }: DisclosureProps) {
  const id = usePageId()
  return (
    <>
      <button
        type="button"
        className="bzl-link bzl-discounts__disclosure"
        ref={buttonRef}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <ChangingText>{label}</ChangingText>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
