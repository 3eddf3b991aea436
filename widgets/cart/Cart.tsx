import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { Announcer } from '#ui/announcer/Announcer.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { CartBody } from '#cart/view/CartBody.tsx'
import { LazyGiftOptions } from '#gifts/view/LazyGiftOptions.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { LoginOffer } from '#cart/view/LoginOffer.tsx'
import en from '#locales/en/cart.json'
import { CartSummary } from './CartSummary.tsx'

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
