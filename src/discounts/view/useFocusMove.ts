import { useEffect, useRef, type RefObject } from 'react'
import { hostDocument } from '#dom/document.ts'

/**
 * Moves the focus when what had it has gone through the shopper's own doing. Call what it gives as they act; once a
 * change of `state` has taken the focused element away, the first of the targets that is there takes over.
 */
export function useFocusMove(state: unknown, ...targets: RefObject<HTMLElement | null>[]): () => void {
  const isExpected = useRef(false)
  const places = useRef(targets)
  places.current = targets
  useEffect(() => {
    if (!isExpected.current) return
    const target = places.current.find((each) => each.current)?.current
    const focused = hostDocument.activeElement
    if (!target || (focused && focused !== hostDocument.body && !focused.matches('dialog'))) return
    isExpected.current = false
    target.focus()
  }, [state])
  return () => {
    isExpected.current = true
  }
}
