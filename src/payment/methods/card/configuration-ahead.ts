import { $cart } from '#cart/state/cart.ts'
import { $isRowEach } from '../../state/offered-methods.ts'
import { withTimeLimit } from '../../view/waiting.ts'
import { asksForCode, billingCountry, currentAmount, isForPurchases, readConfiguration } from './settings.ts'

let ahead: { order: string; configuration: ReturnType<typeof readConfiguration> } | undefined

/** Returns the facts of the order that the provider's offer depends on. */
const currentOrder = (code?: string) =>
  JSON.stringify([$cart.get()?.id, billingCountry(), currentAmount(), $isRowEach.get() && code])

/** Reads the offer before there is a form for it, so that its height is known by then. */
export function readAhead(): void {
  const configuration = readConfiguration()
  ahead = { order: currentOrder(), configuration }
  configuration.catch(() => {})
}

/** The offer read ahead, once, if the order is still the same and it could be read; else a new one. Throws ApiError. */
export function takeConfiguration(code?: string): ReturnType<typeof readConfiguration> {
  const read = ahead
  ahead = undefined
  const readNow = () => readConfiguration(code)
  return read?.order === currentOrder(code) ? read.configuration.catch(readNow) : readNow()
}

/** How long a checkout waits to open for it, in milliseconds. */
const READY_TIME_LIMIT = 3_000

/** Whether the form will begin with a card of the customer that needs no security code. Throws ApiError. */
export async function hasReadyCard(): Promise<boolean> {
  if (!$cart.get()?.customer || asksForCode()) return false
  const configuration = await withTimeLimit(readConfiguration(), READY_TIME_LIMIT)
  const first = configuration?.paymentMethodsResponse.storedPaymentMethods.find(isForPurchases)
  return first?.type === 'scheme'
}
