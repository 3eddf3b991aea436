import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { personal } from '#ui/personal.ts'

/** The side of the window an element is nearer to. */
export function nearerSide(element: Element): 'left' | 'right' {
  const { left, right } = element.getBoundingClientRect()
  return left + right < window.innerWidth ? 'left' : 'right'
}

interface Props {
  /** The button's text. */
  label: string
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onToggle(isOpen: boolean): void
  /** Lies over the page and folds up when left; otherwise it is a part of the page. */
  floats: boolean
  children: ReactNode
}

/** A button that unfolds what belongs to it. Escape folds it up and goes back to the button. */
export function Disclosure({ label, button, isOpen, onToggle, floats, children }: Props) {
  const id = usePageId()
  const [side, setSide] = useState('right')
  const toggle = () => {
    setSide(nearerSide(button.current!))
    onToggle(!isOpen)
  }
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    onToggle(false)
    button.current?.focus()
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    const { relatedTarget: to, currentTarget: own } = event
    // No target is a click on nothing, or another window: it stays for who comes back, as for an answer under way.
    const isLeft = to && !own.contains(to) && !own.querySelector('[aria-busy=true]')
    if (floats && isOpen && isLeft) onToggle(false)
  }
  return (
    // The keys are those of the button and links inside, caught on their way up.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="bzl-account-menu__root"
      data-floats={floats}
      data-side={side}
      onKeyDown={fold}
      onBlur={leave}
    >
      <button
        type="button"
        ref={button}
        className="bzl-link bzl-account-menu__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span key={label} {...personal()}>
          {label}
        </span>
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!isOpen} className="bzl-account-menu__panel">
        {isOpen && children}
      </div>
    </div>
  )
}
