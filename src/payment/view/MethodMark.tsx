import type { PaymentMethod } from '../state/payment-method.ts'

/**
 * The mark of a way to pay: a picture, its company's name, or a card drawn by the style sheet. The name of the choice says
 * the same.
 */
export function MethodMark({ mark, logo }: Pick<PaymentMethod, 'mark' | 'logo'>) {
  if (logo) return <img className="bzl-checkout__picture" src={logo} alt="" />
  if (!mark) return null
  return (
    <span className="bzl-checkout__logo" data-mark={mark} aria-hidden="true" translate="no">
      {mark === 'card' ? null : mark}
    </span>
  )
}
