import { text } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/order-result.json'
import { OrderResult } from './OrderResult.tsx'

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
