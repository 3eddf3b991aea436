import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '../../../../../src/domain/cart/totals'
import { paypalScript } from '../../../../../src/host/paypal-script'
import { $totals } from '../../../../../src/state/cart/cart'
import { logFailure } from '../../../../../src/state/log'
import { Price } from '../../../../../src/ui/Price'
import { useCheckoutText } from '../../../text'
import { buttonAnswers } from './button-answers'
import { isCredit } from './paypal'

/** Draws PayPal's button, with the amount that ours would say; ours stays when PayPal does not offer one here. */
export function PaypalButtons({ code, children }: { code: string; children: ReactNode }) {
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
      {isDrawn && <Total />}
      <div className="bzl-foreign" ref={place} />
      {!isDrawn && children}
    </>
  )
}

function Total() {
  const text = useCheckoutText()
  const totals = useStore($totals)
  return (
    <p className="bzl-checkout__total">
      <span>{text('summary.total')}</span>
      {totals && <Price amount={grandTotal(totals)} />}
    </p>
  )
}
