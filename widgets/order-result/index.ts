import { text } from '../../src/ui/island/properties'
import { widget } from '../../src/widget'
import en from '../../locales/en/order-result.json'
import { OrderResult } from './OrderResult'

/**
 * How a payment ended, for `/checkout/onepage/result`.
 *
 *   <div data-widget="order-result" data-result-code="Pending"></div>
 *
 * Without the attribute the code is read from `resultCode` in the page's address.
 */
export const mount = widget({
  name: 'order-result',
  component: OrderResult,
  strings: en,
  properties: { resultCode: text('') },
})
