import type { JsonObject } from '#lib/json.ts'
import { structured, text } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/order-confirmation.json'
import { OrderConfirmation } from './OrderConfirmation.tsx'

/**
 * Shows the order that was just placed, on the success page. It lists items, amounts, addresses and what
 * comes next. A guest can create an account with one password.
 *
 *   <div data-widget="order-confirmation" data-number="000000012" data-total="116.44">The shop's own words</div>
 *
 * If the order's total differs from the amount that the shopper approved, the order says so. It is shown
 * once, in the tab that has ordered. Everywhere else the marker keeps what the shop has written inside.
 *
 * `data-donation-order` is the id of an order after which something can be given to charity. For a guest,
 * `data-donation-cart` is the masked id of the cart that was ordered. `data-donation-campaign` is the cause as JSON, from a
 * shop that has no call for it.
 */
export const mount = widget({
  name: 'order-confirmation',
  component: OrderConfirmation,
  strings: en,
  properties: {
    number: text(''),
    total: text(''),
    donationOrder: text(''),
    donationCart: text(''),
    donationCampaign: structured<JsonObject>(),
  },
  content: 'keep',
})
