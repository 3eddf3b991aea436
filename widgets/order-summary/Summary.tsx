import { type RefObject, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $cartState } from '../../src/state/cart/cart'
import { $itemCount } from '../../src/state/cart/contents'
import { $isSessionOver } from '../../src/state/customer/session'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { CartFailed } from '../../src/ui/cart/CartFailed'
import { CheckoutLink } from '../../src/ui/cart/CheckoutLink'
import { DiscountPanel } from '../../src/ui/discounts/DiscountPanel'
import { RemoveExtra } from '../../src/ui/discounts/RemoveExtra'
import { LazyCartSession } from '../../src/ui/session/LazyCartSession'
import { Slot } from '../../src/ui/slot/Slot'
import { useText } from '../../src/ui/text/i18n'
import { Skeleton } from '../../src/ui/Skeleton'
import { TotalsList } from '../../src/ui/cart/TotalsList'
import en from '../../locales/en/order-summary.json'
import { usePageId } from '../../src/ui/usePageId'

/** The totals and what takes something off them. Looking at the cart makes it load. */
export function Summary() {
  const text = useText('order-summary', en)
  const id = usePageId()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className="bzl-order-summary__panel" aria-labelledby={id}>
      <Announcer />
      <h2 className="bzl-order-summary__title" id={id} ref={title} tabIndex={-1}>
        {text('title')}
      </h2>
      <Content title={title} />
    </section>
  )
}

function Content({ title }: { title: RefObject<HTMLElement | null> }) {
  const text = useText('order-summary', en)
  const count = useStore($itemCount)
  const isSessionOver = useStore($isSessionOver)
  const hasFailed = useStore($cartState) === 'failed'
  if (isSessionOver) return <LazyCartSession takesFocus={false} />
  if (hasFailed) return <CartFailed title={title}>{text('failed')}</CartFailed>
  if (count === undefined) return <Skeleton count={4} />
  if (!count) return <p>{text('empty')}</p>
  return (
    <>
      <TotalsList Action={RemoveExtra} />
      <Slot island="order-summary" name="after-totals" />
      <CheckoutLink className="bzl-order-summary__go">{text('checkout')}</CheckoutLink>
      <DiscountPanel />
    </>
  )
}
