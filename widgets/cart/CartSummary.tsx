import { useStore } from '@nanostores/react'
import { $isDeliveryOpen, $itemCount } from '../../src/state/cart/contents'
import { $isSessionOver } from '../../src/state/customer/session'
import { $settings } from '../../src/state/page/config'
import { Discounts } from '../../src/ui/discounts/Discounts'
import { LazyRemoveExtra } from '../../src/ui/discounts/LazyRemoveExtra'
import { CheckoutLink } from '../../src/ui/cart/CheckoutLink'
import { Express } from '../../src/ui/express/Express'
import { FreeShipping } from '../../src/ui/cart/FreeShipping'
import { Slot } from '../../src/ui/slot/Slot'
import { useText } from '../../src/ui/text/i18n'
import { TotalsList } from '../../src/ui/cart/TotalsList'
import { Estimate } from './estimate/Estimate'
import en from '../../locales/en/cart.json'
import { usePageId } from '../../src/ui/usePageId'

/** What the cart comes to, the way on, and what takes something off it. */
export function CartSummary() {
  const text = useText('cart', en)
  const id = usePageId()
  const count = useStore($itemCount)
  const isDeliveryOpen = useStore($isDeliveryOpen)
  const isSessionOver = useStore($isSessionOver)
  // Requested together with the cart. What takes something off comes after its first frame.
  const settings = useStore($settings)
  if (!count) return null
  return (
    // Hidden, not gone: a code being typed is there again after the login.
    <section className="bzl-cart__summary" aria-labelledby={id} hidden={isSessionOver}>
      <h2 className="bzl-cart__title" id={id}>
        {text('summary')}
      </h2>
      <TotalsList Action={LazyRemoveExtra} />
      <Estimate />
      {isDeliveryOpen && <p className="bzl-cart__later">{text('added-at-checkout')}</p>}
      <Slot island="cart" name="foot-before" />
      <CheckoutLink>{text('checkout')}</CheckoutLink>
      <Slot island="cart" name="foot-after" />
      {/* What loads later comes last, so that nothing moves under the pointer. */}
      <FreeShipping />
      {settings && <Discounts />}
      <Express place="cart" />
    </section>
  )
}
