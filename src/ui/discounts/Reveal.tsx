import { type ReactNode, type RefObject } from 'react'
import { useId } from '../useId'

interface Props {
  label: string
  isOpen: boolean
  onToggle(): void
  buttonRef?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** A link that opens a form below it. A field for codes that stands open sends shoppers away to look for one. */
export function Reveal({ label, isOpen, onToggle, buttonRef, children }: Props) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="bzl-link bzl-discounts__reveal"
        ref={buttonRef}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
