import { $cart } from '#cart/state/cart.ts'
import { billingCountry, currentAmount, readConfiguration } from './settings.ts'

let ahead: { order: string; configuration: ReturnType<typeof readConfiguration> } | undefined

/** Returns the facts of the order that the provider's offer depends on. */
const currentOrder = () => JSON.stringify([$cart.get()?.id, billingCountry(), currentAmount()])

/** Reads the offer before there is a form for it, so that its height is known by then. */
export function readAhead(): void {
  const configuration = readConfiguration()
  ahead = { order: currentOrder(), configuration }
  configuration.catch(() => {})
}

/** The offer read ahead, once, if the order is still the same and it could be read; else a new one. Throws ApiError. */
export function takeConfiguration(): ReturnType<typeof readConfiguration> {
  const read = ahead
  ahead = undefined
  return read?.order === currentOrder() ? read.configuration.catch(readConfiguration) : readConfiguration()
}
