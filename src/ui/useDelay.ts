import { useEffect, useState } from 'react'

/** False at first, true once the condition has held for that long: what is quick should not flicker. */
export function useDelay(milliseconds: number, holds = true): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!holds) return setLate(false)
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, holds])
  return late
}
