import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $hasOverlay, showOverlay } from '#storefront/state/overlay.ts'
import { announce } from './Announcer.tsx'
import { Spinner } from './Loading.tsx'
import { hostDocument } from '#dom/document.ts'

interface Props {
  busy: boolean
  /** Tells the shopper what is going on: "Placing your order…". */
  label: string
  /** The content that cannot be used meanwhile. Focus comes back to where it was in there. */
  children?: ReactNode
}

/** Covers the page while something is under way that must not be interfered with; by the loading overlay if there is one. */
export function Overlay({ busy, label, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = content.current
    const focused = hostDocument.activeElement as HTMLElement | null
    if (!busy || !element) return
    return () => {
      if (focused?.isConnected && element.contains(focused)) focused.focus()
    }
  }, [busy])
  const isElsewhere = useStore($hasOverlay)
  useEffect(() => {
    if (!busy) return
    if (isElsewhere) return showOverlay(label)
    announce(label)
  }, [busy, label, isElsewhere])
  return (
    <>
      {children && (
        <div ref={content} inert={busy} aria-busy={busy}>
          {children}
        </div>
      )}
      {busy && !isElsewhere && (
        <div className="bzl-overlay">
          <Spinner label={label} />
          <p aria-hidden="true">{label}</p>
        </div>
      )}
    </>
  )
}
