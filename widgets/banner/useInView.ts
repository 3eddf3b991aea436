import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is on screen. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting))
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}
