import { lazy, type ReactNode } from 'react'
import { paypalScript } from '../../../../../src/host/paypal-script'
import { Late } from '../../notes/Late'

const PaypalButtons = lazy(() => import('./PaypalButtons'))

/** PayPal's own button in place of ours where its script is on the page; ours until it is there, and without it. */
export function PaypalPlace({ code, children }: { code: string; children: ReactNode }) {
  if (!paypalScript()) return <>{children}</>
  return (
    <Late loading={children} failed={children}>
      <PaypalButtons code={code}>{children}</PaypalButtons>
    </Late>
  )
}
