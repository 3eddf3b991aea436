import { seal } from '../../demo/provider/cards/blob.ts'
import type { Address } from '#address/rules/address.ts'
import type { PaymentMethod } from '#payment/state/payment-method.ts'
import type { PageCode } from './bundle.ts'

const nothing = async () => undefined
/** Views draw nothing here, and the payment methods are registered from the start. */
const PARTS = {
  fetchSummary: nothing,
  fetchFields: nothing,
  fetchBook: nothing,
  fetchMethods: nothing,
}

/** The data that the provider's form gives for a card. */
const CARD = {
  paymentMethod: {
    type: 'scheme',
    brand: 'visa',
    encryptedCardNumber: seal('encryptedCardNumber', '4111111111111111'),
    encryptedExpiryMonth: seal('encryptedExpiryMonth', '03'),
    encryptedExpiryYear: seal('encryptedExpiryYear', '2030'),
    encryptedSecurityCode: seal('encryptedSecurityCode', '737'),
  },
}

/**
 * Starts the checkout of a page. Returns a function that stops it. A card is always typed in, without the provider's form.
 */
export function startCheckoutOf(page: PageCode): () => void {
  const withoutForm: Partial<PaymentMethod> = {
    isComplete: () => Promise.resolve(true),
    placeOrder(order) {
      const purchase = new page.Purchase(order, () => undefined)
      void purchase.submit(CARD, { resolve: () => undefined, reject: () => undefined })
      return purchase.outcome
    },
  }
  page.registerPaymentMethods(
    page.paymentMethods.map((method) => (method.isOneForm ? { ...method, ...withoutForm } : method)),
  )
  return page.startCheckout(PARTS)
}

/** Completes the steps as far as possible. */
export async function completeSteps(
  page: PageCode,
  { address, method }: { address: Address; method: string },
  settle: () => Promise<void>,
): Promise<void> {
  const isUsable = page.$isStarted.get() && page.$orderStatus.get() === 'idle' && page.$items.get()?.length
  if (!isUsable) return
  if (!page.$savedAddress.get()) {
    void page.submitAddress({ shipping: address, billing: address })
    await settle()
  }
  page.chooseMethod(method)
}
