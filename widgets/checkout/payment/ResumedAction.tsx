import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $resumedAction } from '#payment/state/challenge.ts'
import { Challenge } from './PaymentStep.tsx'

/**
 * The action left for an order that was placed before a reload. The cart is empty, so nothing is shown beside
 * it.
 */
export function ResumedAction() {
  const place = useRef<HTMLDivElement>(null)
  const action = useStore($resumedAction)
  useEffect(() => action?.show(place.current!), [action])
  return (
    <div className="bzl-checkout__main">
      {action && <Challenge key={action.type} action={action.type} />}
      <div className="bzl-checkout__card bzl-foreign" ref={place} />
    </div>
  )
}
