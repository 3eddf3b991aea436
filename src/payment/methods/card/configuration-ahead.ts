import { $cart } from '#cart/state/cart.ts'
import { $isRowEach } from '../../state/offered-methods.ts'
import { billingCountry, currentAmount, readConfiguration } from './settings.ts'

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
