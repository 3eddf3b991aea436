import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { isSameAddress } from '#address/rules/address.ts'
import type { JsonObject } from '#lib/json.ts'
import { toMinor } from '#lib/money/money.ts'
import type { PlacedOrder } from '#order/state/placed-order.ts'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { Announcer } from '#ui/Announcer.tsx'
import { $money } from '#storefront/state/context.ts'
import { Notice } from '#ui/Notice.tsx'
import { TotalRows } from '#cart/view/TotalRows.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'
import { usePageId } from '#ui/usePageId.ts'
import { Heading } from '#ui/island/Heading.tsx'
import { personal } from '#ui/personal.ts'
import en from '#locales/en/order-confirmation.json'
import { AccountOffer } from './AccountOffer.tsx'
import { useArrivalDates } from '#delivery/view/RatePrice.tsx'
import { useRateLabel } from '#delivery/view/useRateLabel.ts'
import { useState } from 'react'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { ItemFacts } from '#cart/view/item/ItemFacts.tsx'
import { ItemImage } from '#cart/view/item/ItemImage.tsx'
import { ItemOptions } from '#cart/view/item/ItemOptions.tsx'
import { ItemPrice } from '#cart/view/item/ItemPrice.tsx'
import { type ItemContext, useItemContext } from '#cart/view/item/useItemContext.ts'

/** The items of an order, as they were in its cart. */
function OrderedItems({ order, label }: { order: PlacedOrder; label: string }) {
  const context = { ...useItemContext(), taxMode: order.taxDisplay.items }
  return (
    <ul className="bzl-items" aria-label={label}>
      {order.items.map((item) => (
        <OrderedItem key={item.item_id} item={item} context={context} />
      ))}
    </ul>
  )
}

function OrderedItem({ item, context }: { item: QuoteItem; context: ItemContext }) {
  const [broken, setBroken] = useState<string>()
  return (
    <li
      className="bzl-item"
      onErrorCapture={({ target }) => setBroken((target as Element).getAttribute('src') ?? undefined)}
    >
      <ItemImage item={item} broken={broken} context={context} />
      <div className="bzl-item__body">
        <ItemFacts item={item} isCounted context={context}>
          <ItemOptions item={item} context={context} />
        </ItemFacts>
      </div>
      <ItemPrice item={item} context={context} />
    </li>
  )
}

/** Ways to pay where the goods wait for the money: Magento's own, and cash at a counter. */
const PAID_FIRST = ['banktransfer', 'checkmo', 'oxxo', 'c_store']

/** Lists the next events of the order, in sequence, as far as they are known. */
function NextSteps({ order }: { order: PlacedOrder }) {
  const text = useText('order-confirmation', en)
  const rateLabel = useRateLabel()
  const datesOf = useArrivalDates()
  const { rate, method, items, shipping, store, sentAt } = order
  const dates = datesOf(rate?.method_title, new Date(sentAt))
  const steps = [
    PAID_FIRST.includes(method)
      ? text('next.pay')
      : items.some(({ is_virtual }) => !is_virtual) && text('next.prepare'),
    items.some(({ is_virtual }) => is_virtual) && text('next.virtual'),
    store && text('next.pickup', { store }),
    shipping && rate && !store && text('next.send', { delivery: rateLabel(rate) }),
    shipping && dates && !store && text('next.arrives', { dates }),
  ]
  return (
    <>
      <Heading below={1} className="bzl-order-confirmation__subtitle">
        {text('next')}
      </Heading>
      <ol className="bzl-order-confirmation__steps">
        {steps.map((step) => step && <li key={step}>{step}</li>)}
      </ol>
    </>
  )
}

interface Props {
  number: string
  total: string
  order: PlacedOrder
  /** Id of the order if something can be given after it, and the masked id of a guest's cart. */
  donationOrder: string
  donationCart: string
  /** The cause to give for, where the page has it. */
  donationCampaign?: JsonObject
}

const Donation = lazyWidgetPart(async () => (await importPart(() => import('./Donation.tsx'))).Donation, {
  fallback: () => null,
})

/** All that is known of an order. `number` and `total` are the shop's, empty if the page does not give them. */
export function OrderDetails({ number, total, order, donationOrder, donationCart, donationCampaign }: Props) {
  const text = useText('order-confirmation', en)
  const id = usePageId()
  const money = useStore($money)
  const { email, shipping, store, billing, payment, currency } = order
  const isOther = total !== '' && toMinor(total, currency) !== toMinor(grandTotal(order.totals), currency)
  return (
    <section aria-labelledby={id}>
      <Announcer />
      <Slot island="order-confirmation" name="top" data={{ order, number }} />
      <Heading className="bzl-order-confirmation__title" id={id}>
        {number ? text('title', { number }) : text('title-only')}
      </Heading>
      {email && <p {...personal('bzl-order-confirmation__lead')}>{text('email', { email })}</p>}
      {isOther && <Notice>{text('other-total', { total: money(total, true) })}</Notice>}
      <NextSteps order={order} />
      {donationOrder && (
        <Donation
          orderId={donationOrder}
          cart={donationCart}
          campaign={donationCampaign}
          country={billing.country_id}
        />
      )}
      {order.isGuest && email && <AccountOffer order={order} />}
      <Heading below={1} className="bzl-order-confirmation__subtitle">
        {text('items')}
      </Heading>
      <OrderedItems order={order} label={text('items')} />
      <div className="bzl-order-confirmation__totals">
        <TotalRows totals={order.totals} display={order.taxDisplay} grandTitle={text('total')} />
      </div>
      <dl className="bzl-order-confirmation__facts">
        {shipping && (
          <div>
            <dt>{text(store ? 'pickup' : 'ship-to')}</dt>
            <dd>
              {store && <bdi className="bzl-order-confirmation__store">{store}</bdi>}
              <AddressLine address={shipping} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('bill-to')}</dt>
          <dd>{isSameAddress(billing, shipping) ? text('same') : <AddressLine address={billing} />}</dd>
        </div>
        <div>
          <dt>{text('payment')}</dt>
          <dd>
            <bdi>{payment}</bdi>
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className="bzl-button bzl-button--quiet bzl-order-confirmation__print"
        onClick={() => window.print()}
      >
        {text('print')}
      </button>
      <Slot island="order-confirmation" name="bottom" data={{ order, number }} />
    </section>
  )
}
