import { text } from '../../src/ui/island/properties'
import { widget } from '../../src/widget'
import en from '../../locales/en/order-confirmation.json'
import { OrderConfirmation } from './OrderConfirmation'

/**
 * The order that was just placed, for the success page: items, amounts, addresses, what comes next, and for a guest an
 * account with one password.
 *
 *   <div data-widget="order-confirmation" data-number="000000012">The shop's own words</div>
 *
 * It is shown once, in the tab that has ordered; everywhere else what the shop has written inside the marker stays.
 */
export const mount = widget({
  name: 'order-confirmation',
  component: OrderConfirmation,
  strings: en,
  properties: { number: text('') },
  content: 'keep',
})
