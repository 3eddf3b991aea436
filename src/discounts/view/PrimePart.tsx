import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { PRIME_PERCENT } from '../rules/discounts.ts'
import { $money } from '#storefront/state/context.ts'
import { $hasPrime, $primeSaving, addPrime, removePrime } from '../state/discounts.ts'
import { $primeTerms } from '../state/prime-terms.ts'
import { Notice } from '#ui/Notice.tsx'
import { useDiscountText, useDiscount, useFocusMove } from './useDiscount.ts'
import { ChangingText } from '#ui/ChangingText.tsx'

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
        <ChangingText>
          {isIn
            ? text('prime.in-cart')
            : text('prime.saves', { percent: PRIME_PERCENT, amount: money(saving) })}
        </ChangingText>
      </p>
      <p key={credit} className="bzl-discounts__note">
        {credit}
      </p>
      <button
        type="button"
        className={isIn ? 'bzl-link' : 'bzl-button bzl-button--quiet'}
        ref={button}
        aria-disabled={isBusy}
        onClick={toggle}
      >
        <ChangingText>{isIn ? text('prime.remove') : add}</ChangingText>
      </button>
      {error && <Notice type="error">{error}</Notice>}
    </div>
  )
}
