import { logDebug } from '#storefront/state/log.ts'
import { $addressProvider, type AddressProvider } from './address-provider.ts'

/** How long (ms) an answer is of use: by then the shopper has typed it. */
const LIMIT = 5000

/**
 * Resolves to the provider's answer; undefined if it fails, throws, has nothing or takes too long. The log
 * has neither the typed text nor the provider's own, which may repeat it.
 */
export async function requestProvider(
  what: keyof AddressProvider,
  request: (provider: AddressProvider) => unknown,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      logDebug(`the address provider’s ${what} has not answered for ${LIMIT / 1000} s`)
      resolve(undefined)
    }, LIMIT)
  })
  try {
    return await Promise.race([request($addressProvider.get()!), late])
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error
    logDebug(`the address provider’s ${what} failed (${kind})`)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
