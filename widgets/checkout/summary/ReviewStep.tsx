import { useRef, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { CheckoutStep } from '../../../src/domain/steps'
import { CartItems } from '../../../src/ui/cart/CartItems'
import { ItemControls } from '../../../src/ui/cart/ItemControls'
import { GiftOptions } from '../../../src/ui/gifts/GiftOptions'
import { AddressLine } from '../../../src/ui/address/AddressLine'
import { PaymentLine } from '../payment/PaymentLine'
import { PlaceOrder } from '../place/PlaceOrder'
import { useReviewText } from '../place/text'
import { ShippingLine } from '../shipping/ShippingLine'
import { Change } from '../StepFrame'
import { $savedAddress } from '../state/addresses'
import { $isVirtualCart } from '../../../src/state/cart/cart'

/** Everything once more before the order: each part can be changed, and the button says the total. */
export function ReviewStep() {
  const text = useReviewText()
  const saved = useStore($savedAddress)
  const isVirtual = useStore($isVirtualCart)
  const items = useRef<HTMLHeadingElement>(null)
  const isSame = saved && JSON.stringify(saved.billing) === JSON.stringify(saved.shipping)
  return (
    <>
      <dl className="bzl-checkout__review">
        {saved?.shipping && (
          <Part step="shipping_address" name={text('review.shipTo')}>
            <AddressLine address={saved.shipping} />
          </Part>
        )}
        {saved && (
          <Part step="shipping_address" name={text('review.billTo')}>
            {isSame ? text('review.sameAddress') : <AddressLine address={saved.billing} />}
          </Part>
        )}
        {!isVirtual && (
          <Part step="shipping_method" name={text('review.delivery')}>
            <ShippingLine />
          </Part>
        )}
        <Part step="payment_method" name={text('review.payment')}>
          <PaymentLine />
        </Part>
      </dl>
      <h3 className="bzl-checkout__subtitle" ref={items} tabIndex={-1}>
        {text('review.items')}
      </h3>
      <CartItems Controls={ItemControls} heading={items} label={text('review.items')} Extra={GiftOptions} />
      <PlaceOrder />
    </>
  )
}

function Part({ step, name, children }: { step: CheckoutStep; name: string; children: ReactNode }) {
  return (
    <div className="bzl-checkout__part">
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className="bzl-checkout__change">
        <Change step={step} name={name} />
      </dd>
    </div>
  )
}
