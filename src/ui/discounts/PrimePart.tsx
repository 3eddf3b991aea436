import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { PRIME_PERCENT } from '../../domain/promotions/prime'
import { $money } from '../../state/page/context'
import { $hasPrime, $primeSaving, addPrime, removePrime } from '../../state/discounts/prime'
import { $primeTerms } from '../../state/discounts/prime-terms'
import { Notice } from '../Notice'
import { useDiscountText } from './text'
import { useDiscount } from './useDiscount'
import { useFocusMove } from './useFocusMove'

/** The membership: what it would save on this cart, and one button. It is never put in unasked. */
export function PrimePart() {
  const text = useDiscountText()
  const money = useStore($money)
  const terms = useStore($primeTerms)
  const isIn = useStore($hasPrime)
  const saving = useStore($primeSaving)
  const { isBusy, error } = useDiscount('prime')
  const button = useRef<HTMLButtonElement>(null)
  const expectMove = useFocusMove(isIn, button)
  if (!terms || (!isIn && saving <= 0)) return null
  const { price, return_credit } = terms
  const toggle = () => {
    if (isBusy) return
    expectMove()
    void (isIn ? removePrime() : addPrime())
  }
  const add = price ? text('prime.add-price', { amount: money(price) }) : text('prime.add')
  const credit = return_credit
    ? text('prime.credit-amount', { amount: money(return_credit) })
    : text('prime.credit')
  return (
    <div className="bzl-discounts__prime" aria-busy={isBusy}>
      <p className="bzl-discounts__name">{text('prime.title')}</p>
      <p>
        {isIn
          ? text('prime.in-cart')
          : text('prime.saves', { percent: PRIME_PERCENT, amount: money(saving) })}
      </p>
      <p className="bzl-discounts__note">{credit}</p>
      <button
        type="button"
        className={isIn ? 'bzl-link' : 'bzl-button bzl-button--quiet'}
        ref={button}
        aria-disabled={isBusy}
        onClick={toggle}
      >
        {isIn ? text('prime.remove') : add}
      </button>
      {error && <Notice type="error">{error}</Notice>}
    </div>
  )
}
