import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $totals } from '../../../../../src/state/cart/cart'
import { $currency } from '../../../../../src/state/page/context'
import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'
import { Notice } from '../../../../../src/ui/Notice'
import { Skeleton } from '../../../../../src/ui/Skeleton'
import { useCommon } from '../../../../../src/ui/text/common'
import { $action } from '../../../state/payment/challenge'
import { $listedMethods } from '../../../state/payment/listed-methods'
import { usePaymentText } from '../../text'
import { cardForm } from './card-form'

const TypeNotes = lazyWidgetPart(async () => (await import('./TypeNotes')).TypeNotes, {
  namespaces: ['payment'],
})

/** Holds the provider's form. A new list of methods or another currency brings a new form (§4). */
export function CardDetails() {
  const container = useRef<HTMLDivElement>(null)
  const state = useStore(cardForm.$state)
  const type = useStore(cardForm.$type)
  const methods = useStore($listedMethods)
  const currency = useStore($currency)
  const action = useStore($action)
  const totals = useStore($totals)
  const text = usePaymentText()
  const common = useCommon()
  const show = () => void cardForm.show(container.current!)
  useEffect(() => {
    show()
    return () => cardForm.remove()
  }, [methods, currency])
  useEffect(() => cardForm.updateAmount(), [totals, state])
  const retry = (
    <button type="button" className="bzl-link" onClick={show}>
      {common('action.retry')}
    </button>
  )
  return (
    <>
      <div className="bzl-checkout__card" aria-busy={state === 'loading'}>
        {state === 'loading' && <Skeleton count={2} kind="box" />}
        {state === 'blocked' && (
          <Notice type="error" isAnswer action={retry}>
            {text('card.blocked')}
          </Notice>
        )}
        {state === 'none' && <Notice>{text('card.none')}</Notice>}
        <div className="bzl-foreign" ref={container} hidden={state === 'none' || state === 'blocked'} />
      </div>
      {(action === 'voucher' || action === 'bankTransfer') && (
        <div className="bzl-checkout__actions">
          <button type="button" className="bzl-button" onClick={() => cardForm.leaveVoucher()}>
            {text('card.voucher.done')}
          </button>
        </div>
      )}
      {type && !action && (
        <ErrorBoundary>
          <TypeNotes type={type} />
        </ErrorBoundary>
      )}
    </>
  )
}
