import { useEffect, useState } from 'react'

/** False at first, true once that much time has passed: what is quick should not flicker. */
export function useDelay(milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return late
}
