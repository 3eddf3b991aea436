import { type FormEvent, useRef } from 'react'
import { Spinner } from '#ui/Spinner.tsx'
import { cleanText } from '#lib/text/clean.ts'
import { plainSigns } from '#lib/validate.ts'
import { usePageId } from '#ui/usePageId.ts'
import { usePickupText } from '#delivery/view/pickup-text.ts'

interface Props {
  /** The shopper's place. */
  postcode: string
  isRunning: boolean
  onSearch(postcode: string): void
}

/** A search by postcode, in the country of the shopper's address. */
export function PickupSearch({ postcode, isRunning, onSearch }: Props) {
  const text = usePickupText()
  const id = usePageId()
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(plainSigns(cleanText(input.current!.value)))
  }
  return (
    <form role="search" method="post" onSubmit={submit} aria-label={text('search')}>
      <label className="bzl-field__label" htmlFor={id}>
        {text('search.label')}
      </label>
      <div className="bzl-checkout__search">
        <input
          ref={input}
          className="bzl-input"
          id={id}
          type="search"
          dir="auto"
          maxLength={20}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={postcode}
        />
        <button type="submit" className="bzl-button bzl-button--quiet" aria-busy={isRunning}>
          <span>{text('search')}</span>
          {isRunning && <Spinner />}
        </button>
      </div>
    </form>
  )
}
