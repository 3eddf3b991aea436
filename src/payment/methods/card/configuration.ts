import type { CoreConfiguration } from '@adyen/adyen-web'
import { atom } from 'nanostores'
import { importPart } from '#dom/import-part.ts'
import { $cart } from '#cart/state/cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { codeOfType, loadProvider } from '../../provider/load.ts'
import { hiddenTypes, type Offer } from '../../rules/provider.ts'
import { $isRowEach, $listedMethods } from '../../state/offered-methods.ts'
import { $giftCards, clientKey, coreConfiguration, formLocale } from '../../state/provider-settings.ts'
import { withTimeLimit } from '../../view/waiting.ts'
import { hasMethods, only } from './offered-types.ts'
import { asksForCode, billingCountry, currentAmount, isForPurchases } from './settings.ts'

/** The methods as read last, for whatever the order was then. */
export const $offer = atom<Offer | undefined>()

/**
 * Undefined when the shop is not set up with the provider or has nothing to offer for this cart, or for the row of the code
 * if each way to pay has one. Throws ApiError.
 */
export async function readConfiguration(
  code?: string,
): Promise<(CoreConfiguration & { paymentMethodsResponse: Offer }) | undefined> {
  const cart = $cart.get()
  if (!cart || !clientKey()) return undefined
  const country = billingCountry()
  const own = await loadProvider()
  const [{ paymentMethodsResponse }, listedAsHidden, core] = await Promise.all([
    own.getMethods({ cart, country, locale: formLocale() }),
    own.getHiddenTypes?.(),
    coreConfiguration(country),
    readGiftCards(),
  ])
  const listed = code && $isRowEach.get() ? [code] : ($listedMethods.get() ?? []).map((each) => each.code)
  // Rule: hidden-types.
  const hidden = hiddenTypes($settings.get()?.hidden_payment_types, listedAsHidden)
  const isShown = (type: string) => !hidden.includes(type) && own.isPayable?.(type, listed) !== false
  const offer = only(isShown, paymentMethodsResponse)
  if (!hasMethods(offer)) return undefined
  $offer.set(offer)
  return {
    ...core,
    amount: currentAmount(),
    paymentMethodsResponse: offer,
    showPayButton: false,
  }
}

/** The shop has gift cards of the provider on. */
export const hasGiftCards = () => {
  const code = codeOfType('giftcard')
  return $listedMethods.get()?.some((each) => each.code === code) ?? false
}

/** Returns undefined in a shop without them. */
export const loadGiftCardsPart = async () =>
  hasGiftCards() ? importPart(() => import('./gift-cards.tsx')) : undefined

async function readGiftCards(): Promise<void> {
  const part = await loadGiftCardsPart()
  if (part) await part.loadGiftCards()
  else if ($giftCards.get().length) $giftCards.set([])
}

/** The offer that was read ahead, and for which order. */
const $ahead = atom<{ order: string; configuration: ReturnType<typeof readConfiguration> } | undefined>()

/** Returns the facts of the order that the provider's offer depends on. */
const currentOrder = (code?: string) =>
  JSON.stringify([$cart.get()?.id, billingCountry(), currentAmount(), $isRowEach.get() && code])

/** Reads the offer before there is a form for it, so that its height is known by then. */
export function readAhead(): void {
  const configuration = readConfiguration()
  $ahead.set({ order: currentOrder(), configuration })
  configuration.catch(() => {})
}

/** The offer read ahead, once, if the order is still the same and it could be read; else a new one. Throws ApiError. */
export function takeConfiguration(code?: string): ReturnType<typeof readConfiguration> {
  const read = $ahead.get()
  $ahead.set(undefined)
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
