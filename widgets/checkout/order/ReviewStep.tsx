import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { isSameAddress } from '../../../src/domain/address/address'
import { toText } from '../../../src/domain/json'
import type { CheckoutStep } from '../../../src/domain/steps'
import { $settings } from '../../../src/state/page/config'
import { Slot } from '../../../src/ui/slot/Slot'
import { AddressLine } from '../../../src/ui/address-line/AddressLine'
import { OrderItems } from '../items/OrderItems'
import { PaymentLine } from '../payment/PaymentLine'
import { PlaceOrder } from './PlaceOrder'
import { useReviewText } from './text'
import { useKeptOrder } from './useKeptOrder'
import { DeliverySummary } from '../delivery/DeliverySummary'
import { Change } from '../StepFrame'
import { $pickup } from '../state/delivery/delivery'
import { $savedAddress } from '../state/addresses'
import { $isVirtualCart } from '../../../src/state/cart/contents'

/** Everything once more before the order; each part can be changed, and the button shows the total. */
export function ReviewStep() {
  const text = useReviewText()
  useKeptOrder()
  const saved = useStore($savedAddress)
  const isVirtual = useStore($isVirtualCart)
  const returns = toText(useStore($settings)?.returns_note)
  const pickup = useStore($pickup)
  const isSame = saved && !pickup && isSameAddress(saved.billing, saved.shipping)
  return (
    <>
      <Slot island="checkout" name="review-before" />
      <dl className="bzl-checkout__review">
        {saved?.shipping && !pickup && (
          <ReviewPart step="shipping_address" name={text('review.shipTo')}>
            <AddressLine address={saved.shipping} />
          </ReviewPart>
        )}
        {saved && (
          <ReviewPart step="shipping_address" name={text('review.billTo')}>
            {isSame ? text('review.sameAddress') : <AddressLine address={saved.billing} />}
          </ReviewPart>
        )}
        {!isVirtual && (
          <ReviewPart step="shipping_method" name={text('review.delivery')}>
            <DeliverySummary hasAddress />
          </ReviewPart>
        )}
        <ReviewPart step="payment_method" name={text('review.payment')}>
          <PaymentLine />
        </ReviewPart>
      </dl>
      {returns && <p className="bzl-checkout__note">{returns}</p>}
      <OrderItems
        label={text('review.items')}
        title={<h3 className="bzl-checkout__subtitle">{text('review.items')}</h3>}
      />
      <PlaceOrder />
    </>
  )
}

function ReviewPart({ step, name, children }: { step: CheckoutStep; name: string; children: ReactNode }) {
  return (
    <div className="bzl-checkout__review-part">
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className="bzl-checkout__change">
        <Change step={step} name={name} />
      </dd>
    </div>
  )
}
