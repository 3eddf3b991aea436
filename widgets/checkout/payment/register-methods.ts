import { logFailure } from '../../../src/state/log'
import { $pagePaymentMethods } from '../../../src/state/page/payment-methods'
import { registerPaymentMethods } from '../state/payment/registry'
import { paymentMethods } from './methods'
import { importPart } from '../../../src/host/page/import-part'

/** Registers ours and those the page has added by now, whose code is fetched only where there are any. Never rejects. */
export async function registerMethods(): Promise<void> {
  registerPaymentMethods(paymentMethods)
  const ofPage = $pagePaymentMethods.get()
  if (!ofPage.length) return
  try {
    const { toPaymentMethod } = await importPart(() => import('./page-method/page-method'))
    registerPaymentMethods(ofPage.map(toPaymentMethod))
  } catch (error) {
    logFailure('payment methods of the page', error)
  }
}
