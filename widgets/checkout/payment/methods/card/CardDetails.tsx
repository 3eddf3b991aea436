import { type CSSProperties, useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { computed, type ReadableAtom } from 'nanostores'
import { $totals } from '../../../../../src/state/cart/cart'
import { $currency } from '../../../../../src/state/page/context'
import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'
import { Notice } from '../../../../../src/ui/Notice'
import { PartFailed } from '../../../../../src/ui/PartFailed'
import { Skeleton } from '../../../../../src/ui/Skeleton'
import { $orderStatus } from '../../../state/order/status'
import { $action } from '../../../state/payment/challenge'
import { $listedMethods } from '../../../state/payment/listed-methods'
import { usePaymentText } from '../../text'
import { cardForm } from './card-form'
import { formHeight } from './form-height'
import { $offer } from './settings'
import { importPart } from '../../../../../src/host/page/import-part'

const TypeNotes = lazyWidgetPart(async () => (await importPart(() => import('./TypeNotes'))).TypeNotes, {
  namespaces: ['payment'],
})

/** The form of an order that is on its way stays: the shopper may go on in another currency in another tab. */
const $formCurrency: ReadableAtom<string> = computed([$currency, $orderStatus], (currency, status) =>
  status === 'idle' ? currency : ($formCurrency.value ?? currency),
)

/** Holds the provider's form. A new list of methods or another currency brings a new form (§4). */
export function CardDetails() {
  const container = useRef<HTMLDivElement>(null)
  const state = useStore(cardForm.$state)
  const type = useStore(cardForm.$type)
  const offer = useStore($offer)
  const methods = useStore($listedMethods)
  const currency = useStore($formCurrency)
  const action = useStore($action)
  const totals = useStore($totals)
  const text = usePaymentText()
  const show = () => void cardForm.show(container.current!)
  useEffect(() => {
    show()
    return () => cardForm.remove()
  }, [methods, currency])
  useEffect(() => cardForm.updateAmount(), [totals, state])
  return (
    <>
      <div
        className="bzl-checkout__card"
        style={offer && ({ '--form-height': formHeight(offer) } as CSSProperties)}
        aria-busy={state === 'loading'}
      >
        {state === 'loading' && <Skeleton count={0} />}
        {state === 'blocked' && (
          <PartFailed isAnswer onRetry={show}>
            {text('card.blocked')}
          </PartFailed>
        )}
        {state === 'none' && <Notice>{text('card.none')}</Notice>}
        <div className="bzl-foreign" ref={container} hidden={state === 'none' || state === 'blocked'} />
      </div>
      {(state === 'ready' || state === 'loading') && !action && (
        <p className="bzl-checkout__secure">{text('card.secure')}</p>
      )}
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
