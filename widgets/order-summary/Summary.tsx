import { type RefObject, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $cartState } from '#cart/state/cart.ts'
import { $itemCount } from '#cart/state/contents.ts'
import { $isSessionOver } from '#customer/state/customer.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { CartFailed } from '#cart/view/CartBody.tsx'
import { CheckoutLink } from '#cart/view/CheckoutLink.tsx'
import { DiscountPanel } from '#discounts/view/DiscountPanel.tsx'
import { RemoveExtra } from '#discounts/view/RemoveExtra.tsx'
import { LazyCartSession } from '#customer/view/LazyCartSession.ts'
import { Slot } from '#slots/view/Slot.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { Skeleton } from '#ui/Loading.tsx'
import { TotalsList } from '#cart/view/TotalRows.tsx'
import en from '#locales/en/order-summary.json'
import { usePageId } from '#ui/usePageId.ts'
import { Heading } from '#ui/island/Heading.tsx'

/** The totals and what takes something off them. Looking at the cart makes it load. */
export function Summary() {
  const text = useText('order-summary', en)
  const id = usePageId()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className="bzl-order-summary__panel" aria-labelledby={id}>
      <Announcer />
      <Heading className="bzl-order-summary__title" id={id} headingRef={title} tabIndex={-1}>
        {text('title')}
      </Heading>
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
