import { type ReactNode, type RefObject, useEffect, useReducer } from 'react'
import { useStore } from '@nanostores/react'
import { writeCartCount } from '../page/cart-counter.ts'
import { $cartState, $count, $totals, loadCart, $replacement } from '../state/cart.ts'
import { $itemCount } from '../state/contents.ts'
import { $isSessionOver } from '#customer/state/customer.ts'
import { $online } from '#storefront/state/connection.ts'
import { $isWaitingForNetwork } from '../state/quantities.ts'
import { $itemIds } from '../state/items.ts'
import type { CartItemProps } from './item/CartItem.tsx'
import { EditableCartItems } from './EditableCartItems.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import { LazyCartSession } from '#customer/view/LazyCartSession.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Loading.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import en from '#locales/en/cart.json'
import { grandTotal } from '../rules/totals.ts'
import { $isCacheCorrected } from '../state/cached-items.ts'
import { $money } from '#storefront/state/context.ts'
import { announceSoon } from '#ui/Announcer.tsx'

interface CartFailedProps {
  /** Takes the focus from the button, which is gone while the cart is loading. */
  title: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Shown when the cart could not be loaded: the widget's own message and a button to try again. */
export function CartFailed({ title, children }: CartFailedProps) {
  const common = useCommon()
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0)
  const handleRetry = async () => {
    title.current?.focus()
    await loadCart()
    countFailure()
  }
  const retry = (
    <button type="button" className="bzl-link" onClick={() => void handleRetry()}>
      {common('action.retry')}
    </button>
  )
  return (
    <Notice key={failures} type="error" action={retry}>
      {children}
    </Notice>
  )
}

/** Announces what the cart holds, once, when numbers from the section cache were on screen and have changed. */
function useCorrection(): void {
  const common = useCommon()
  const isCorrected = useStore($isCacheCorrected)
  useEffect(() => {
    if (!isCorrected) return
    $isCacheCorrected.set(false)
    const items = common('item.count', { count: $count.get()! })
    const total = `${common('total.grand_total')} ${$money.get()(grandTotal($totals.get()), true)}`
    announceSoon('corrected', `${items}, ${total}`)
  }, [isCorrected, common])
}

interface Props {
  /** Takes the focus when what had it is gone: the last item, or the button to load the cart again. */
  title: RefObject<HTMLElement | null>
  /** The one way on from an empty cart. */
  emptyAction: ReactNode
  Extra?: CartItemProps['Extra']
  island: string
}

/**
 * The items a shopper may change, or the reason why the cart shows no items. Looking at the cart makes it
 * load.
 */
export function CartBody({ title, emptyAction, Extra, island }: Props) {
  const text = useText('cart', en)
  const common = useCommon()
  const count = useStore($itemCount)
  const ids = useStore($itemIds)
  const hasFailed = useStore($cartState) === 'failed'
  const isOnline = useStore($online)
  const isKnown = count !== undefined
  const hasLines = Boolean(ids?.length)
  const isOver = useStore($isSessionOver)
  const replacement = useStore($replacement)
  const isWaiting = useStore($isWaitingForNetwork) || hasFailed || !isKnown
  useCorrection()
  useEffect(() => writeCartCount(), [])
  return (
    <>
      <Slot island={island} name="before" />
      {(isOver || replacement) && <LazyCartSession title={title} takesFocus={hasLines} />}
      {!isOnline && (
        <Notice type="warning">{common(isWaiting ? 'state.offline' : 'state.offline-now')}</Notice>
      )}
      {hasFailed && isOnline && !isOver && <CartFailed title={title}>{text('failed')}</CartFailed>}
      {!isKnown && !hasLines && !hasFailed && <Skeleton kind="item" />}
      {count === 0 && !isOver && (
        <div className="bzl-empty">
          <p>{navigator.cookieEnabled ? text('empty') : common('state.cookies')}</p>
          {emptyAction}
          <Slot island={island} name="empty" />
        </div>
      )}
      {hasLines && (
        // Hidden, not gone: what was typed is there again after the login.
        <div className={hasFailed ? 'bzl-stale' : ''} aria-busy={!isKnown} hidden={isOver}>
          <EditableCartItems heading={title} label={text('items')} Extra={Extra} island={island} />
          <Slot island={island} name="after-items" />
          <Notice quiet>{text('not-reserved')}</Notice>
        </div>
      )}
    </>
  )
}
