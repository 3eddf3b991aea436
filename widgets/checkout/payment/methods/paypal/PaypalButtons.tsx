import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paypalScript } from '../../../../../src/host/paypal-script'
import { logFailure } from '../../../../../src/state/log'
import { buttonAnswers } from './button-answers'
import { isCredit } from './paypal'

/** Draws PayPal's button; ours stays when PayPal does not offer one here. */
export default function PaypalButtons({ code, children }: { code: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const script = paypalScript()!
    const source = isCredit(code) ? 'credit' : 'paypal'
    const buttons = script.Buttons({ fundingSource: source, ...buttonAnswers() })
    if (buttons.isEligible?.() === false) return
    let isWanted = true
    buttons.render(place.current!).then(
      () => isWanted && setDrawn(true),
      (error: unknown) => logFailure('paypal button', error),
    )
    return () => {
      isWanted = false
      void buttons.close?.()
    }
  }, [code])
  return (
    <>
      <div className="bzl-foreign" ref={place} />
      {!isDrawn && children}
    </>
  )
}
