import { useEffect, useReducer, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $cartState, loadCart, $replacement } from '#cart/state/cart.ts'
import { $isOnlyGifts, $itemCount } from '#cart/state/contents.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $device } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { $isLoggedIn, $isSessionOver } from '#customer/state/customer.ts'
import { loadOwnFields } from '#address/view/AddressFields.tsx'
import { Announcer } from '#ui/Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { PartFailed, Skeleton, useDelay } from '#ui/Loading.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { $tasks } from '#async/task.ts'
import { SavedAddressList } from './address/AddressStep.tsx'
import { readDraft } from '#checkout/state/draft.ts'
import { $orderStatus, $refusal } from '#order/state/order.ts'
import { $resumedAction, $isChallenged } from '#payment/state/challenge.ts'
import { $isStarted, startCheckout } from './state/session/start.ts'
import { fetchSteps, Refusal, ResumedAction } from './lazy-steps.ts'
import { lazySessionView } from './session/LoginOffer.tsx'
import { Steps } from './Steps.tsx'
import { SummaryBar, SummaryContent, SummaryPanel } from './summary/Summary.tsx'
import { useCheckoutText } from '#checkout/view/text.ts'
import { $isTaskOpen } from '#captcha/state/open-task.ts'
import { Overlay } from '#ui/Overlay.tsx'

/** Makes the checkout inert while an order is pending, except while the bank or the captcha asks the shopper for something. */
function OrderOverlay({ children }: { children: ReactNode }) {
  const text = useCheckoutText()
  const isPending = useStore($orderStatus) === 'pending'
  const isChallenged = useStore($isChallenged)
  const isTaskOpen = useStore($isTaskOpen)
  const isBusy = isPending && !isChallenged && !isTaskOpen
  const isLong = useDelay(3000, isBusy)
  return (
    <Overlay busy={isBusy} label={text(isLong ? 'place-order.wait' : 'place-order.placing')}>
      {children}
    </Overlay>
  )
}

const fetchSummary = async () => $device.get() !== 'Mobile' && SummaryContent.prefetch()

const SessionOver = lazySessionView((views) => views.SessionOver, 2)
const LoginFirst = lazySessionView((views) => views.LoginFirst, 4)
const EmptyCartReason = lazySessionView((views) => views.EmptyCartReason, 0)
const CartReplaced = lazySessionView((views) => views.CartReplaced, 1)

export function Checkout() {
  const isRefused = useStore($refusal)?.modal
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  useEffect(
    () =>
      startCheckout({
        fetchSummary,
        fetchFields: loadOwnFields,
        fetchBook: SavedAddressList.prefetch,
        fetchMethods: fetchSteps,
      }),
    [attempt],
  )
  return (
    <>
      <Announcer />
      <Content onRetry={retry} />
      {isRefused && <Refusal />}
    </>
  )
}

function Content({ onRetry }: { onRetry(): void }) {
  const text = useCheckoutText()
  const resumedAction = useStore($resumedAction)
  const order = useStore($orderStatus)
  const cartState = useStore($cartState)
  const isStarted = useStore($isStarted)
  const hasFailed = useStore($tasks, { keys: ['start'] }).start === 'failed'
  const isSessionOver = useStore($isSessionOver)
  const isEmpty = useStore($itemCount) === 0
  const isOnlyGifts = useStore($isOnlyGifts)
  if (resumedAction) return <ResumedAction />
  if (isSessionOver && order !== 'pending') return <SessionOver />
  // The order has emptied the cart, which may be read meanwhile.
  if (isStarted && order !== 'idle') return <OpenCheckout />
  if (cartState === 'failed') return <PartFailed onRetry={loadCart}>{text('state.failed')}</PartFailed>
  if (!isStarted) return hasFailed ? <PartFailed onRetry={onRetry} /> : <Skeleton count={3} kind="box" />
  if (isEmpty || isOnlyGifts) return <EmptyCart />
  return <OpenCheckout />
}

function OpenCheckout() {
  const isPhone = useStore($device) === 'Mobile'
  const isGuest = useStore($isLoggedIn) === false
  const refusesGuests = useStore($checkoutConfig)?.isGuestCheckoutAllowed === false
  const replacement = useStore($replacement)
  if (isGuest && refusesGuests) return <LoginFirst />
  return (
    <OrderOverlay>
      {replacement && <CartReplaced />}
      <div className="bzl-checkout__columns">
        {isPhone ? <SummaryBar /> : <SummaryPanel />}
        <Steps />
      </div>
    </OrderOverlay>
  )
}

function EmptyCart() {
  const text = useCheckoutText()
  const common = useCommon()
  const isOnlyGifts = useStore($isOnlyGifts)
  const [wasStarted] = useState(() => readDraft().shipping !== undefined)
  return (
    <div className="bzl-checkout__empty">
      <Heading>{isOnlyGifts ? common('cart.only-gifts') : text('state.empty')}</Heading>
      {wasStarted && !isOnlyGifts && <EmptyCartReason />}
      <a className="bzl-button" href={useStore($page).routes.home}>
        {text('state.shop')}
      </a>
    </div>
  )
}
