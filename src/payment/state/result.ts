import type { PaymentResult } from '../rules/provider.ts'
import { resultMeaning } from '#order/rules/order.ts'
import { $page } from '#storefront/state/page.ts'
import type { Outcome } from '#order/state/order.ts'

export const REFUSED = {
  type: 'failed',
  message: { key: 'place-order.refused' },
  modal: true,
  restored: true,
  isPaymentRefused: true,
} satisfies Outcome

/** The outcome a result stands for; undefined while the shopper has to act. */
export function outcomeOfResult(result: PaymentResult, orderId: string): Outcome | undefined {
  switch (resultMeaning(result.resultCode, result.action)) {
    case 'authorised':
      return { type: 'done', orderId }
    case 'action':
      return result.action ? undefined : resultPage(result)
    case 'pending':
      return resultPage(result)
    case 'refused':
      return REFUSED
    default:
      return { ...REFUSED, message: { key: 'place-order.failed' } }
  }
}

/** The page that explains a result code; it gets nothing but the code. */
export function resultPage({ resultCode }: PaymentResult): Outcome {
  const code = encodeURIComponent(resultCode)
  return { type: 'redirect', url: `${$page.get().routes.result}?resultCode=${code}` }
}
