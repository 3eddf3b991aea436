import { $page } from '#storefront/state/page.ts'
import type { PaymentMethod, PlaceOrderButtonProps } from '../../state/payment-method.ts'
import { redirectDetails } from '../../redirect/redirect-method.tsx'
import { approvalFor, paypalScript } from './approval.ts'
import { ErrorBoundary, lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

const PaypalFrame = lazyWidgetPart(
  async () => (await importPart(() => import('./PaypalFrame.tsx'))).PaypalFrame,
  {
    fallback: ({ children }) => children,
  },
)

/**
 * PayPal's own button in place of the place-order button where PayPal's script is on the page; the place-order button
 * until it is drawn, and without the script.
 */
const paypalButton = (fundingSource: 'paypal' | 'credit') =>
  function PaypalButton({ onPlaceOrder, children }: PlaceOrderButtonProps) {
    if (!paypalScript()) return <>{children}</>
    return (
      <ErrorBoundary fallback={children}>
        <PaypalFrame fundingSource={fundingSource} onPlaceOrder={onPlaceOrder}>
          {children}
        </PaypalFrame>
      </ErrorBoundary>
    )
  }

/**
 * Pays by PayPal's own button where its script is on the page, else by leaving for PayPal
 * (rule: where-a-payment-leads).
 */
const paypalBy = (code: string, fundingSource: 'paypal' | 'credit', startPage: string): PaymentMethod => ({
  codes: [code],
  mark: 'PayPal',
  Details: redirectDetails({ company: 'PayPal' }),
  PlaceOrderButton: paypalButton(fundingSource),
  placeOrder: async (order) =>
    approvalFor(order) ?? { type: 'redirect', url: $page.get().baseUrl + startPage },
})

export const paypal = paypalBy('paypal_express', 'paypal', 'paypal/express/start/button/1')
export const paypalCredit = paypalBy(
  'paypal_express_bml',
  'credit',
  'paypal/express/start/button/1/type/credit',
)
