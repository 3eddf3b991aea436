import { type ReactNode, useEffect, useRef } from 'react'
import { focusOnceUncovered } from '#dom/focus.ts'

/** What a press of the order button came to takes the focus. */
export function Answer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => focusOnceUncovered(place.current!), [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
