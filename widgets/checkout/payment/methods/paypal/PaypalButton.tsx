import { paypalScript } from '../../../../../src/host/paypal-script'
import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'
import type { PlaceOrderButtonProps } from '../../../state/payment/payment-method'
import { importPart } from '../../../../../src/host/page/import-part'

const PaypalFrame = lazyWidgetPart(
  async () => (await importPart(() => import('./PaypalFrame'))).PaypalFrame,
  {
    fallback: ({ children }) => children,
  },
)

/**
 * PayPal's own button in place of the place-order button where PayPal's script is on the page; the place-order button
 * until it is drawn, and without the script.
 */
export const paypalButton = (fundingSource: 'paypal' | 'credit') =>
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
