import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '../../src/state/page/page'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { CartBody } from '../../src/ui/cart/CartBody'
import { LazyGiftOptions } from '../../src/ui/gifts/LazyGiftOptions'
import { useText } from '../../src/ui/text/i18n'
import { LoginOffer } from '../../src/ui/cart/LoginOffer'
import en from '../../locales/en/cart.json'
import { CartSummary } from './CartSummary'

export function Cart() {
  const text = useText('cart', en)
  const { routes } = useStore($page)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Announcer />
      <div className="bzl-cart__columns">
        <section className="bzl-cart__lines">
          <h2 className="bzl-unseen" ref={title} tabIndex={-1}>
            {text('items')}
          </h2>
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
