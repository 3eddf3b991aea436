import { type CSSProperties, useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { computed, type ReadableAtom } from 'nanostores'
import { $totals } from '#cart/state/cart.ts'
import { $currency } from '#storefront/state/context.ts'
import { ErrorBoundary, lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PartFailed, Skeleton, skeletonOrRetry } from '#ui/Loading.tsx'
import { $orderStatus } from '#order/state/order.ts'
import { $action } from '../../state/challenge.ts'
import { $chosenMethod } from '../../state/chosen-method.ts'
import { $isRowEach, $listedMethods } from '../../state/offered-methods.ts'
import { usePaymentText } from '../../view/text.tsx'
import { cardForm } from './card-form.ts'
import { hasExtraDetails, isDiscountedType } from '../../rules/pay-later.ts'
import type { Offer } from '../../rules/provider.ts'
import { providerSettings } from '../../state/provider-settings.ts'
import { $offer, hasGiftCards, loadGiftCardsPart } from './configuration.ts'
import { isForPurchases, mayStoreCards } from './settings.ts'
import { importPart } from '#dom/import-part.ts'

const TypeNotes = lazyWidgetPart(async () => (await importPart(() => import('./TypeNotes.tsx'))).TypeNotes, {
  namespaces: ['payment'],
  fallback: skeletonOrRetry(0),
})

const GiftCards = lazyWidgetPart(async () => (await loadGiftCardsPart())!.GiftCards, {
  namespaces: ['gift-cards'],
  fallback: skeletonOrRetry(0),
})

/** The form of an order that is on its way stays: the shopper may go on in another currency in another tab. */
const $formCurrency: ReadableAtom<string> = computed([$currency, $orderStatus], (currency, status) =>
  status === 'idle' ? currency : ($formCurrency.value ?? currency),
)

/**
 * Holds the provider's form. A new list of methods or another currency brings a new form (rule: address-change). If each of
 * its ways to pay has a row, the form is in the chosen one.
 */
export function CardDetails({ code }: { code?: string }) {
  const container = useRef<HTMLDivElement>(null)
  const state = useStore(cardForm.$state)
  const type = useStore(cardForm.$type)
  const hasLostInstalments = useStore(cardForm.$hasLostInstalments)
  const offer = useStore($offer)
  const methods = useStore($listedMethods)
  const currency = useStore($formCurrency)
  const action = useStore($action)
  const totals = useStore($totals)
  const text = usePaymentText()
  const isShown = state === 'ready' || state === 'loading'
  const chosen = useStore($chosenMethod)
  const isElsewhere = useStore($isRowEach) && chosen !== undefined && chosen.code !== code
  const show = () => void cardForm.show(container.current!, code)
  useEffect(() => {
    const node = container.current!
    if (isElsewhere) return
    void cardForm.show(node, code)
    return () => cardForm.removeFrom(node)
  }, [methods, currency, isElsewhere, code])
  useEffect(() => cardForm.updateAmount(), [totals, state])
  return (
    <>
      {hasGiftCards() && !action && <GiftCards onChange={() => cardForm.reshow()} />}
      <div
        className="bzl-checkout__card"
        style={offer && ({ '--form-height': formHeight(offer) } as CSSProperties)}
        aria-busy={state === 'loading'}
      >
        {state === 'loading' && <Skeleton count={0} />}
        {state === 'blocked' && <PartFailed onRetry={show}>{text('card.blocked')}</PartFailed>}
        {state === 'none' && <Notice>{text('card.none')}</Notice>}
        <div className="bzl-foreign" ref={container} hidden={!isShown} />
      </div>
      {isShown && !action && <p className="bzl-checkout__secure">{text('card.secure')}</p>}
      {(action === 'voucher' || action === 'bankTransfer') && (
        <div className="bzl-checkout__actions">
          <button type="button" className="bzl-button" onClick={() => cardForm.leaveVoucher()}>
            {text('card.voucher.done')}
          </button>
        </div>
      )}
      {type && !action && hasLostInstalments && <Notice isAnswer>{text('card.instalments')}</Notice>}
      {type && !action && hasNotes(type) && (
        <ErrorBoundary>
          <TypeNotes type={type} />
        </ErrorBoundary>
      )}
    </>
  )
}

/** A card has none, unless it is charged in the shop's own currency, so most pages with the form do not load them. */
const hasNotes = (type: string) =>
  isDiscountedType(type) || hasExtraDetails(type) || providerSettings().chargedCurrency === 'base'

/** A row for each way to pay, and the fields of the one chosen first, in rem, as measured in a window of 480 px or more. */
const ROW = 4.75
const FIELDS = 14
/** A stored card asks for its code alone. */
const FIELDS_OF_STORED = 12.325
const QUESTION_TO_STORE = 3.625

/** How high the provider's form will be for this offer. */
function formHeight({ paymentMethods, storedPaymentMethods }: Offer): string {
  const stored = storedPaymentMethods.filter(isForPurchases).length
  const newCard = mayStoreCards() ? FIELDS + QUESTION_TO_STORE : FIELDS
  return `${ROW * (paymentMethods.length + stored) + (stored ? FIELDS_OF_STORED : newCard)}rem`
}
