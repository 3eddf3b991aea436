import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { CartBody } from '#cart/view/CartBody.tsx'
import { LazyGiftOptions } from '#gifts/view/LazyGiftOptions.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { LoginOffer } from '#cart/view/LoginOffer.tsx'
import en from '#locales/en/cart.json'
import { $itemCount } from '#cart/state/contents.ts'
import { $isSessionOver } from '#customer/state/customer.ts'
import { $settings } from '#storefront/state/config.ts'
import { Discounts, LazyRemoveExtra } from '#discounts/view/Discounts.tsx'
import { CheckoutLink } from '#cart/view/CheckoutLink.tsx'
import { Express } from '#express/view/Express.tsx'
import { FreeShipping } from '#cart/view/FreeShipping.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { TotalsList } from '#cart/view/TotalRows.tsx'
import { Estimate } from './estimate/Estimate.tsx'
import { usePageId } from '#ui/usePageId.ts'

/** Shows the totals of the cart, the way to the checkout, and the discounts. */
function CartSummary() {
  const text = useText('cart', en)
  const id = usePageId()
  const count = useStore($itemCount)
  const isSessionOver = useStore($isSessionOver)
  // Requested together with the cart. The discounts come after its first frame.
  const settings = useStore($settings)
  if (!count) return null
  return (
    // Hidden, not gone: a code being typed is there again after the login.
    <section className="bzl-cart__summary" aria-labelledby={id} hidden={isSessionOver}>
      <Heading className="bzl-cart__title" id={id}>
        {text('summary')}
      </Heading>
      <TotalsList Action={LazyRemoveExtra} />
      <Estimate />
      <Slot island="cart" name="foot-before" />
      <CheckoutLink>{text('checkout')}</CheckoutLink>
      <Slot island="cart" name="foot-after" />
      {/* The parts that load later come last, so that nothing moves under the pointer. */}
      <FreeShipping />
      {settings && <Discounts />}
      <Express place="cart" />
    </section>
  )
}

export function Cart() {
  const text = useText('cart', en)
  const { routes } = useStore($page)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Announcer />
      <div className="bzl-cart__columns">
        <section className="bzl-cart__lines">
          <Heading className="bzl-unseen" headingRef={title} tabIndex={-1}>
            {text('items')}
          </Heading>
          <CartBody
            island="cart"
            title={title}
            Extra={LazyGiftOptions}
            emptyAction={
              <a className="bzl-button" href={routes.home}>
                {text('empty.action')}
              </a>
            }
          />
          <LoginOffer title={title} />
        </section>
        <CartSummary />
      </div>
    </>
  )
}
