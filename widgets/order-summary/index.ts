import { widget } from '#widget.tsx'
import en from '#locales/en/order-summary.json'
import { OrderSummary } from './OrderSummary.tsx'

/**
 * Totals and discount panel alone, beside whatever else shows the cart.
 *
 *   <div data-widget="order-summary">…shown until it is ready…</div>
 */
export const mount = widget({ name: 'order-summary', component: OrderSummary, strings: en })
