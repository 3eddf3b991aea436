import { type ReactNode, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { isSameAddress } from '#address/rules/address.ts'
import { toText } from '#lib/json.ts'
import type { CheckoutStep } from '#checkout/rules/steps.ts'
import { $settings } from '#storefront/state/config.ts'
import { Slot } from '#slots/view/Slot.tsx'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { OrderItems } from '../items/OrderItems.tsx'
import { PaymentLine, usePaymentName } from '#payment/view/text.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import { useReviewText } from '#order/view/useOrderMessage.ts'
import { DeliverySummary } from '#delivery/view/rates.tsx'
import { Change } from '../StepFrame.tsx'
import { $pickup, $rate } from '#delivery/state/delivery.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $totals } from '#cart/state/cart.ts'
import { keepOrder, removePlacedOrder } from '#order/state/placed-order.ts'
import { type Order, $orderStatus } from '#order/state/order.ts'
import { addOrderPart } from '../state/order/order-parts.ts'
import { Heading } from '#ui/island/Heading.tsx'

/** Each order is kept as it is sent, for the page that confirms it, and forgotten when nothing came of it. */
function useKeptOrder(): void {
  const payment = usePaymentName()
  useEffect(() => {
    const before = async (order: Order) => {
      const totals = $totals.get()
      const pickup = $pickup.get()
      const shipping = pickup?.address ?? $savedAddress.get()?.shipping
      if (totals) keepOrder(order, { totals, shipping, store: pickup?.name, rate: $rate.get(), payment })
    }
    const remove = addOrderPart({ before })
    const stop = $orderStatus.listen((status) => status === 'idle' && removePlacedOrder())
    return () => {
      stop()
      remove()
    }
  }, [payment])
}

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
        title={
          <Heading below={1} className="bzl-checkout__subtitle">
            {text('review.items')}
          </Heading>
        }
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
