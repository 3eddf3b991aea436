import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $count } from '#cart/state/cart.ts'
import { closeDrawer } from '#cart/state/drawer.ts'
import { CartBody } from '#cart/view/CartBody.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { FreeShipping } from '#cart/view/FreeShipping.tsx'
import { LoginOffer } from '#cart/view/LoginOffer.tsx'
import { Modal } from '#ui/Modal.tsx'
import shared from '#locales/en/cart.json'
import en from '#locales/en/cart-drawer.json'
import { isShippingOpen, type TotalSegment } from '#cart/rules/totals.ts'
import { $isDeliveryOpen, $itemCount } from '#cart/state/contents.ts'
import { $itemIds } from '#cart/state/items.ts'
import { $isSessionOver } from '#customer/state/customer.ts'
import { $page } from '#storefront/state/page.ts'
import { CheckoutLink } from '#cart/view/CheckoutLink.tsx'
import { Express } from '#express/view/Express.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { TotalsList } from '#cart/view/TotalRows.tsx'

/** The content of the open drawer. */
export function DrawerPanel({ side }: { side: 'end' | 'start' }) {
  const text = useText('cart-drawer', en)
  const cart = useText('cart', shared)
  const count = useStore($count)
  const title = useRef<HTMLHeadingElement>(null)
  const name = count ? text('title.count', { number: count }) : text('title')
  return (
    <Modal
      className={`bzl-cart-drawer__dialog bzl-cart-drawer__dialog--${side}`}
      // Keyed, so that a page translator's rewrite cannot keep an old count.
      title={<span key={name}>{name}</span>}
      titleRef={title}
      onClose={closeDrawer}
    >
      <div className="bzl-cart-drawer__body">
        <CartBody
          island="cart-drawer"
          title={title}
          emptyAction={
            <button type="button" className="bzl-button bzl-button--quiet" onClick={closeDrawer}>
              {cart('empty.action')}
            </button>
          }
        />
        <FreeShipping />
        <LoginOffer title={title} />
      </div>
      <DrawerFoot />
    </Modal>
  )
}

/** All that the total is made of: it has to add up. Shipping without a method is said below it. */
const isSettled = (segment: TotalSegment) => !isShippingOpen(segment)

/**
 * Shows the costs so far, and the way on, which is there with the first items. They are boxes of their own,
 * so that the costs move nothing when they come. Both stay in view while the items scroll.
 */
export function DrawerFoot() {
  const text = useText('cart-drawer', en)
  const cart = useText('cart', shared)
  const isKnown = useStore($itemCount) !== undefined
  const isDeliveryOpen = useStore($isDeliveryOpen)
  const ids = useStore($itemIds)
  const isSessionOver = useStore($isSessionOver)
  const { routes } = useStore($page)
  if (!ids?.length || isSessionOver) return null
  return (
    <>
      {/* Above what stays at the bottom: only the items make room when it comes. */}
      <Express place="minicart" />
      {isKnown && (
        <div className="bzl-cart-drawer__costs">
          <TotalsList shows={isSettled} />
          {isDeliveryOpen && <p className="bzl-cart-drawer__later">{cart('added-at-checkout')}</p>}
        </div>
      )}
      <div className="bzl-cart-drawer__foot">
        <Slot island="cart-drawer" name="foot-before" />
        <CheckoutLink>{text('checkout')}</CheckoutLink>
        <a className="bzl-link bzl-cart-drawer__cart" href={routes.cart}>
          {text('view')}
        </a>
        <Slot island="cart-drawer" name="foot-after" />
      </div>
    </>
  )
}
