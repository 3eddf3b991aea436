import type { Address } from '#address/rules/address.ts'
import type { PageCode } from './bundle.ts'

const nothing = async () => undefined
/** Views draw nothing here, and the payment methods are registered from the start. */
const PARTS = {
  fetchSummary: nothing,
  fetchFields: nothing,
  fetchBook: nothing,
  fetchMethods: nothing,
}

/** Starts the checkout of a page. Returns a function that stops it. */
export function startCheckoutOf(page: PageCode): () => void {
  page.registerPaymentMethods(page.paymentMethods)
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
