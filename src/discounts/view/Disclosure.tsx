import { type ReactNode, type RefObject } from 'react'
import { ChangingText } from '#ui/ChangingText.tsx'
import { usePageId } from '#ui/usePageId.ts'

interface Props {
  label: string
  isOpen: boolean
  onToggle(): void
  buttonRef?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** A button that opens a form below it. An open field for codes sends shoppers away to look for one. */
export function Disclosure({ label, isOpen, onToggle, buttonRef, children }: Props) {
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
