import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { isSameAddress } from '#address/rules/address.ts'
import { toText } from '#lib/json.ts'
import type { CheckoutStep } from '#checkout/rules/steps.ts'
import { $settings } from '#storefront/state/config.ts'
import { Slot } from '#slots/view/Slot.tsx'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { OrderItems } from '../items/OrderItems.tsx'
import { PaymentLine } from '#payment/view/PaymentLine.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import { useReviewText } from '#order/view/text.ts'
import { useKeptOrder } from './useKeptOrder.ts'
import { DeliverySummary } from '#delivery/view/DeliverySummary.tsx'
import { Change } from '../StepFrame.tsx'
import { $pickup } from '#delivery/state/delivery.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'

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
            {isSame ? <span>{text('review.sameAddress')}</span> : <AddressLine address={saved.billing} />}
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
