import { paypalScript } from '../../page/paypal-script.ts'
import { ErrorBoundary } from '#ui/island/ErrorBoundary.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import type { PlaceOrderButtonProps } from '../../state/payment-method.ts'
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
