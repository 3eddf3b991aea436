import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { paypalScript } from '../../page/paypal-script.ts'
import { $totals } from '#cart/state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { Price } from '#ui/Price.tsx'
import { useCheckoutText } from '#checkout/view/text.ts'
import { buttonAnswers } from './button-answers.ts'

interface Props {
  fundingSource: 'paypal' | 'credit'
  onPlaceOrder(): void
  children: ReactNode
}

/** Draws PayPal's button below the total; the children stay when PayPal does not offer its button here. */
export function PaypalFrame({ fundingSource, onPlaceOrder, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const buttons = paypalScript()!.Buttons({ fundingSource, ...buttonAnswers(onPlaceOrder) })
    if (buttons.isEligible?.() === false) return
    buttons.render(frame.current!).then(
      () => setDrawn(true),
      (error: unknown) => logFailure('paypal button', error),
    )
    return () => void buttons.close?.()
  }, [fundingSource, onPlaceOrder])
  return (
    <>
      {isDrawn && <Total />}
      <div className="bzl-foreign" ref={frame} />
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
      {totals && <Price amount={grandTotal(totals)} isCharged />}
    </p>
  )
}
