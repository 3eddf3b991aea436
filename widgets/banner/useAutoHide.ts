import { useEffect, useRef } from 'react'

const SHORTEST = 6000
const A_CHARACTER = 60

/** Calls `hide` when a text has been on screen long enough to be read; time does not count while paused. */
export function useAutoHide(text: string, isPaused: boolean, hide: (() => void) | undefined): void {
  const latest = useRef(hide)
  latest.current = hide
  const hides = Boolean(hide)
  useEffect(() => {
    if (!hides || isPaused) return
    const timer = setTimeout(() => latest.current?.(), Math.max(SHORTEST, text.length * A_CHARACTER))
    return () => clearTimeout(timer)
  }, [text, isPaused, hides])
}
