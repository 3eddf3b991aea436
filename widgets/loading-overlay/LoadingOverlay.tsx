import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $overlays, $hasOverlay } from '#storefront/state/overlay.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/loading-overlay.json'
import { announce, Announcer } from '#ui/Announcer.tsx'
import { onEvent } from '#dom/events.ts'
import { hostDocument } from '#dom/document.ts'
import { showModally } from '#dom/show-modally.ts'

/**
 * Lies over everything while rendered. A modal dialog, since that makes the page inert without our touching it; the
 * browser gives the focus back where it was.
 */
function LoadingDialog({ label }: { label: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current!
    const opener = hostDocument.activeElement as HTMLElement | null
    let isOver = false
    const stay = (event: Event) => event.preventDefault()
    // A second Escape closes any dialog, but what is under way does not end by it.
    const reopen = () => !isOver && element.isConnected && showModally(element)
    const stops = [onEvent(element, 'cancel', stay), onEvent(element, 'close', reopen)]
    showModally(element)
    return () => {
      isOver = true
      for (const stop of stops) stop()
      if (element.open) element.close()
      if (opener?.isConnected) opener.focus()
    }
  }, [])
  useEffect(() => announce(label), [label])
  return (
    <dialog className="bzl-loading-overlay__dialog" ref={dialog} aria-label={label} tabIndex={-1}>
      <div className="bzl-loading-overlay__sign" aria-busy="true">
        <span className="bzl-spinner" aria-hidden="true" />
        <p aria-hidden="true">{label}</p>
      </div>
      <Announcer modal />
    </dialog>
  )
}

export function LoadingOverlay() {
  const text = useText('loading-overlay', en)
  const overlays = useStore($overlays)
  useEffect(() => {
    $hasOverlay.set(true)
    return () => $hasOverlay.set(false)
  }, [])
  const newest = overlays[overlays.length - 1]
  return newest ? <LoadingDialog label={newest.label || text('label')} /> : null
}
