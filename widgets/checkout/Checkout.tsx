import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $cartState, $items, loadCart } from '../../src/state/cart/cart'
import { $checkoutConfig } from '../../src/state/page/config'
import { $device } from '../../src/state/page/context'
import { $page } from '../../src/state/page/page'
import { $isLoggedIn } from '../../src/state/customer/customer'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useCommon } from '../../src/ui/text/common'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import { Notice } from '../../src/ui/Notice'
import { Skeleton } from '../../src/ui/Skeleton'
import { AddressBook } from './address/AddressStep'
import { Placing } from './place/Placing'
import { readDraft } from './state/draft'
import { $refusal } from './state/order/status'
import { $isSessionOver } from './state/session/session'
import { $isStarted, startCheckout } from './state/session/start'
import { fetchSteps, laterPart, Steps } from './Steps'
import { SummaryBar } from './summary/SummaryBar'
import { SummaryContent, SummaryPanel } from './summary/SummaryPanel'
import { useCheckoutText } from './text'

const Refusal = laterPart((steps) => steps.Refusal, 0)

const fetchPanel = async () => {
  if ($device.get() !== 'Mobile') await SummaryContent.prefetch()
}

const sessionOptions = { namespaces: ['session'], style: 'checkout-parts' }
const SessionOver = lazyWidgetPart(async () => (await import('./session/later-session')).SessionOver, {
  ...sessionOptions,
  fallback: skeletonOrRetry(2),
})
const WhyEmpty = lazyWidgetPart(async () => (await import('./session/later-session')).WhyEmpty, {
  ...sessionOptions,
  fallback: skeletonOrRetry(0),
})

export function Checkout() {
  const isRefused = useStore($refusal)?.modal
  useEffect(
    () => startCheckout({ fetchPanel, fetchBook: AddressBook.prefetch, fetchMethods: fetchSteps }),
    [],
  )
  return (
    <>
      <Announcer />
      <Content />
      {isRefused && <Refusal />}
    </>
  )
}

function Content() {
  const cartState = useStore($cartState)
  const isStarted = useStore($isStarted)
  const isOver = useStore($isSessionOver)
  const isEmpty = useStore($items)?.length === 0
  if (cartState === 'failed') return <Failed />
  if (!isStarted) return <Skeleton count={3} kind="box" />
  if (isOver) return <SessionOver />
  if (isEmpty) return <Empty />
  return <Open />
}

function Open() {
  const isPhone = useStore($device) === 'Mobile'
  const isGuest = useStore($isLoggedIn) === false
  const allowsGuests = useStore($checkoutConfig)?.isGuestCheckoutAllowed ?? true
  if (isGuest && !allowsGuests) return <LoginFirst />
  return (
    <Placing>
      <div className="bzl-checkout__columns">
        {isPhone ? <SummaryBar /> : <SummaryPanel />}
        <Steps />
      </div>
    </Placing>
  )
}

function Failed() {
  const text = useCheckoutText()
  const common = useCommon()
  const retry = (
    <button type="button" className="bzl-button" onClick={() => void loadCart()}>
      {common('action.retry')}
    </button>
  )
  return (
    <Notice type="error" action={retry}>
      {text('state.failed')}
    </Notice>
  )
}

function Empty() {
  const text = useCheckoutText()
  const [hadBegun] = useState(() => readDraft().shipping !== undefined)
  const { routes } = useStore($page)
  return (
    <div className="bzl-checkout__empty">
      <h2>{text('state.empty')}</h2>
      {hadBegun && <WhyEmpty />}
      <a className="bzl-button" href={routes.home}>
        {text('state.shop')}
      </a>
    </div>
  )
}

function LoginFirst() {
  const text = useCheckoutText()
  const common = useCommon()
  const { routes } = useStore($page)
  return (
    <div className="bzl-checkout__empty">
      <h2>{text('state.login')}</h2>
      <a className="bzl-button" href={routes.login}>
        {common('action.login')}
      </a>
    </div>
  )
}
