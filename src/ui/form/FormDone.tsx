import { useEffect, useRef } from 'react'
import { Notice } from '../Notice'

/** In place of a form that was sent, with the focus the form has had. */
export function FormDone({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current!.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={children}>
      <Notice type="success">{children}</Notice>
    </div>
  )
}
