import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { isSameAddress } from '#address/rules/address.ts'
import type { JsonObject } from '#lib/json.ts'
import { toMinor } from '#lib/money/money.ts'
import { printPage } from '#dom/browser-dialogs.ts'
import type { PlacedOrder } from '#order/state/placed-order.ts'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { Announcer } from '#ui/announcer/Announcer.tsx'
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
import { NextSteps } from './NextSteps.tsx'
import { OrderedItems } from './OrderedItems.tsx'

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
        onClick={printPage}
      >
        {text('print')}
      </button>
      <Slot island="order-confirmation" name="bottom" data={{ order, number }} />
    </section>
  )
}
