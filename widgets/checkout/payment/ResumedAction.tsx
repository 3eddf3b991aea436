import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $resumedAction } from '#payment/state/challenge.ts'
import { Challenge } from './PaymentStep.tsx'

/** What is left to do for an order that was placed before a reload. The cart is empty, so there is nothing beside it. */
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
