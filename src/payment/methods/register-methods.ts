import { logFailure } from '#storefront/state/log.ts'
import { $pagePaymentMethods } from '../state/payment-methods.ts'
import { registerPaymentMethods } from '../state/offered-methods.ts'
import { paymentMethods } from './index.ts'
import { importPart } from '#dom/import-part.ts'

/** Registers ours and those the page has added by now, whose code is fetched only where there are any. Never rejects. */
export async function registerMethods(): Promise<void> {
  registerPaymentMethods(paymentMethods)
  const ofPage = $pagePaymentMethods.get()
  if (!ofPage.length) return
  try {
    const { toPaymentMethod } = await importPart(() => import('../page-method/page-method.ts'))
    registerPaymentMethods(ofPage.map(toPaymentMethod))
  } catch (error) {
    logFailure('payment methods of the page', error)
  }
}
