import type { ReactNode } from 'react'
import { paypalScript } from '../../../../../src/host/paypal-script'
import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'

const PaypalButtons = lazyWidgetPart(async () => (await import('./PaypalButtons')).PaypalButtons, {
  fallback: ({ children }) => children,
})

/** PayPal's own button in place of ours where its script is on the page; ours until it is there, and without it. */
export function PaypalPlace({ code, children }: { code: string; children: ReactNode }) {
  if (!paypalScript()) return <>{children}</>
  return (
    <ErrorBoundary fallback={children}>
      <PaypalButtons code={code}>{children}</PaypalButtons>
    </ErrorBoundary>
  )
}
