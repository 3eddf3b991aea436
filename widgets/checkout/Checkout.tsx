import { useEffect, useReducer, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $cartState, loadCart } from '../../src/state/cart/cart'
import { $replacement } from '../../src/state/cart/session-of-cart'
import { $isOnlyGifts, $itemCount } from '../../src/state/cart/contents'
import { $checkoutConfig } from '../../src/state/page/config'
import { $device } from '../../src/state/page/context'
import { $page } from '../../src/state/page/page'
import { $isLoggedIn } from '../../src/state/customer/customer'
import { $isSessionOver } from '../../src/state/customer/session'
import { loadOwnFields } from '../../src/ui/address/AddressFields'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useCommon } from '../../src/ui/text/common'
import { PartFailed } from '../../src/ui/PartFailed'
import { Skeleton } from '../../src/ui/Skeleton'
import { $tasks } from '../../src/state/task'
import { SavedAddressList } from './address/AddressStep'
import { OrderOverlay } from './order/OrderOverlay'
import { readDraft } from './state/draft'
import { $orderStatus, $refusal } from './state/order/status'
import { $resumedAction } from './state/payment/challenge'
import { $isStarted, startCheckout } from './state/session/start'
import { fetchSteps, Refusal, ResumedAction } from './lazy-steps'
import { lazySessionView } from './session/lazy-session-view'
import { Steps } from './Steps'
import { SummaryBar } from './summary/SummaryBar'
import { SummaryContent, SummaryPanel } from './summary/SummaryPanel'
import { useCheckoutText } from './text'

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
      <h2>{isOnlyGifts ? common('cart.only-gifts') : text('state.empty')}</h2>
      {wasStarted && !isOnlyGifts && <EmptyCartReason />}
      <a className="bzl-button" href={useStore($page).routes.home}>
        {text('state.shop')}
      </a>
    </div>
  )
}
