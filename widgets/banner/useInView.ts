import { useEffect, useState, type RefObject } from 'react'
import { tryNative } from '#dom/native.ts'

/** Whether an element is on screen. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const observer = tryNative(
      () => new IntersectionObserver((entries) => setInView(entries.pop()!.isIntersecting)),
    )
    observer?.observe(ref.current!)
    return () => observer?.disconnect()
  }, [ref])
  return isInView
}
