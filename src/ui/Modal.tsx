import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { isTyping, onEvent } from '#dom/events.ts'
import { prepareScrollLock } from '#dom/viewport.ts'
import { showModally } from '#dom/show-modally.ts'
import { Announcer } from './Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { Icon } from './Icon.tsx'
import { usePageId } from './usePageId.ts'
import { hostDocument } from '#dom/document.ts'

export interface ModalProps {
  title: ReactNode
  /** Called for Escape, the close button and, if allowed, a click outside. The parent then stops rendering it. */
  onClose(): void
  children: ReactNode
  className?: string
  role?: 'dialog' | 'alertdialog'
  closeOnOutsideClick?: boolean
  /** Leaves out the × when the content has its own way out. */
  closeButton?: boolean
  /** Reaches the title, which takes the focus unless `initialFocus` does. */
  titleRef?: RefObject<HTMLHeadingElement | null>
  initialFocus?: RefObject<HTMLElement | null>
  /** Takes the focus afterwards when what opened it has gone, or nothing had the focus. */
  returnFocus?: RefObject<HTMLElement | null>
}

/** A modal that is open while rendered. The browser keeps focus inside, the page inert and Escape to the top one. */
export function Modal(props: ModalProps) {
  const { title, onClose, children, className = '', role, closeButton = true } = props
  const id = usePageId()
  const text = useCommon()
  const dialog = useRef<HTMLDialogElement>(null)
  const ownTitle = useRef<HTMLHeadingElement>(null)
  const heading = props.titleRef ?? ownTitle
  useClosing(dialog, onClose, props.closeOnOutsideClick ?? true)
  useOpen(dialog, props.initialFocus ?? heading, props.returnFocus)
  return (
    <dialog className={`bzl-modal ${className}`} ref={dialog} role={role} aria-labelledby={id}>
      <div className="bzl-modal__panel">
        <div className="bzl-modal__head">
          <h2 className="bzl-modal__title" id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {closeButton && (
            <button
              type="button"
              className="bzl-icon-button"
              aria-label={text('action.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
      </div>
      <Announcer modal />
    </dialog>
  )
}

type Target<T extends HTMLElement = HTMLElement> = RefObject<T | null>

const giveBack = (opener: HTMLElement | null, afterwards?: Target) =>
  (opener?.isConnected && opener !== hostDocument.body ? opener : afterwards?.current)?.focus()

function useOpen(dialog: Target<HTMLDialogElement>, first: Target, afterwards?: Target) {
  useLayoutEffect(() => {
    const element = dialog.current!
    const opener = hostDocument.activeElement as HTMLElement | null
    prepareScrollLock(element)
    showModally(element)
    first.current?.focus()
    return () => {
      if (element.open) element.close()
      giveBack(opener, afterwards)
    }
    // Refs are constant; opening happens once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** Listens to the element itself: cancel and close do not bubble, and a page may swallow keys before they reach us. */
function useClosing(dialog: Target<HTMLDialogElement>, onClose: () => void, outside: boolean) {
  const now = useRef({ onClose, outside })
  now.current = { onClose, outside }
  // In the layout phase and before opening, so that closing at the end is not taken for the shopper's.
  useLayoutEffect(() => {
    const element = dialog.current!
    let pressed: EventTarget | null = null
    const handleCancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      now.current.onClose()
    }
    // A page's script that prevents the key would keep the dialog open. In an input method Escape ends the composition.
    const key = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return
      event.stopPropagation()
      if (event.defaultPrevented && !isTyping(event)) now.current.onClose()
    }
    // A drag that starts in the content and ends outside selects text; it does not mean "away with it".
    const press = (event: Event) => (pressed = event.target)
    const click = (event: Event) => {
      if (event.target === element && pressed === element && now.current.outside) now.current.onClose()
    }
    // Some browsers let a second Escape close it even when it is prevented.
    const closed = (event: Event) => event.target === element && element.isConnected && now.current.onClose()
    const listeners = { cancel: handleCancel, close: closed, keydown: key, pointerdown: press, click }
    const stops = Object.entries(listeners).map(([type, listener]) => onEvent(element, type, listener))
    return () => stops.forEach((stop) => stop())
  }, [dialog])
}
