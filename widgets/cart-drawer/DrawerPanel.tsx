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
import { DrawerFoot } from './DrawerFoot.tsx'

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
