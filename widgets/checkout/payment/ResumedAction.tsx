import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $resumedAction } from '../state/payment/challenge'
import { Challenge } from './PaymentStep'

/** The bank's question about an order that was placed before a reload. The cart is empty, so there is nothing beside it. */
export function ResumedAction() {
  const place = useRef<HTMLDivElement>(null)
  const show = useStore($resumedAction)
  useEffect(() => show?.(place.current!), [show])
  return (
    <div className="bzl-checkout__main">
      <Challenge action="threeDS2" />
      <div className="bzl-checkout__card bzl-foreign" ref={place} />
    </div>
  )
}
