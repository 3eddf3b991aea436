import { useEffect, useRef } from 'react'
import { isFocusFree } from '#dom/focus.ts'
import { Notice } from '../Notice.tsx'

/** Replaces a submitted form and takes over its focus, unless the shopper moved on before the answer. */
export function FormDone({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocusFree()) place.current!.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={children}>
      <Notice type="success">{children}</Notice>
    </div>
  )
}
