import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $totals } from '../../../../../src/state/cart/cart'
import { $currency } from '../../../../../src/state/page/context'
import { Notice } from '../../../../../src/ui/Notice'
import { Skeleton } from '../../../../../src/ui/Skeleton'
import { useCommon } from '../../../../../src/ui/text/common'
import { $methods } from '../../../state/payment/methods'
import { usePaymentText } from '../../notes/words'
import { $card, hideCard, showCard, updateCardAmount } from './dropin'

/** The place of the provider's form. A new list of methods or another currency brings a new form (§4). */
export function CardDetails() {
  const place = useRef<HTMLDivElement>(null)
  const state = useStore($card)
  const methods = useStore($methods)
  const currency = useStore($currency)
  const totals = useStore($totals)
  const text = usePaymentText()
  const common = useCommon()
  useEffect(() => {
    void showCard(place.current!)
    return hideCard
  }, [methods, currency])
  useEffect(updateCardAmount, [totals, state])
  const retry = (
    <button type="button" className="bzl-link" onClick={() => void showCard(place.current!)}>
      {common('action.retry')}
    </button>
  )
  return (
    <div className="bzl-checkout__card" aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton count={2} kind="box" />}
      {state === 'blocked' && (
        <Notice type="error" action={retry}>
          {text('card.blocked')}
        </Notice>
      )}
      {state === 'none' && <Notice>{text('card.none')}</Notice>}
      <div className="bzl-foreign" ref={place} hidden={state === 'none' || state === 'blocked'} />
    </div>
  )
}
