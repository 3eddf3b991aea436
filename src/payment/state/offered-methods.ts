import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { grandTotal } from '#cart/rules/totals.ts'
import { flag, toMinor } from '#lib/money/money.ts'
import { type ListedMethod, offeredMethods, methodForCode } from '../rules/offered-methods.ts'
import { $totals } from '#cart/state/cart.ts'
import { logDebug, logFailure } from '#storefront/state/log.ts'
import { $settings } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $isChallenged } from './challenge.ts'
import type { OrderFacts, PaymentMethod } from './payment-method.ts'

/** The payment methods the checkout can carry out; undefined until their code is loaded. */
export const $registeredMethods = atom<readonly PaymentMethod[] | undefined>()

/** Adds ours, which come first, or the page's own. A code that is known already keeps its method. */
export function registerPaymentMethods(methods: readonly PaymentMethod[]): void {
  const known = $registeredMethods.get() ?? []
  const codes = known.flatMap((method) => method.codes)
  const added = methods.filter((method) => !method.codes.some((code) => codes.includes(code)))
  if (added.length) $registeredMethods.set([...known, ...added])
}

/** The method behind a code as the server lists it; undefined for one no registered method answers for. */
export const methodOf = (code: string): PaymentMethod | undefined =>
  methodForCode(code, $registeredMethods.get() ?? [], $page.get().methods)

/**
 * The methods as the server lists them for the saved addresses (rule: address-change); undefined before the first
 * response.
 */
export const $listedMethods = atom<readonly ListedMethod[] | undefined>()

/** Sets a list that makes the card form start anew (rule: address-change), even when it lists the same. */
export const setListedMethods = (methods: readonly ListedMethod[]): void => $listedMethods.set([...methods])

/** Takes a list over only if it differs, so a card form in use survives a change of the amount alone. */
export function refreshListedMethods(methods: readonly ListedMethod[]): void {
  const codes = (list?: readonly ListedMethod[]) => list?.map(({ code }) => code).join()
  if (codes(methods) !== codes($listedMethods.get())) setListedMethods(methods)
}

/** A method the shopper may choose: as the server lists it, with the code that carries it out. */
export interface OfferedMethod extends ListedMethod {
  method: PaymentMethod
}

export const $orderFacts = computed(
  [$totals, $currency, $savedAddress, $settings],
  (totals, currency, saved, settings): OrderFacts => ({
    grandTotal: grandTotal(totals),
    currency,
    billingCountry: saved?.billing.country_id,
    settings,
  }),
)

/** Whether the provider's ways to pay have a row each, in place of one for their form. */
export const $isRowEach = computed($settings, (settings) => flag(settings?.payment_rows))

/** Methods the shop wants offered in spite of their offer rule (wire: card-form-settings). */
const $forcedMethods = atom<readonly PaymentMethod[]>([])

/** Reads from the shop which methods those are; where a request fails the rule stands. */
export function loadForcedMethods(): void {
  for (const method of $registeredMethods.get() ?? []) {
    method.loadForced?.().then(
      (isForced) => {
        const others = $forcedMethods.get().filter((each) => each !== method)
        $forcedMethods.set(isForced ? [...others, method] : others)
      },
      (error: unknown) => logFailure('forced payment method', error),
    )
  }
}

/**
 * Listed by the server, registered, and allowed by the offer rule; in the server's order, undefined until known. They stay
 * while the shopper has something to do for an order, which has emptied the cart.
 */
export const $offeredMethods: ReadableAtom<readonly OfferedMethod[] | undefined> = computed(
  [$listedMethods, $registeredMethods, $orderFacts, $forcedMethods, $page, $isChallenged, $isRowEach],
  (listed, registered, order, forced, page, isChallenged, isRowEach) =>
    isChallenged
      ? $offeredMethods.value
      : listed &&
        registered &&
        offeredMethods(listed, registered, {
          isNothingToPay: toMinor(order.grandTotal, order.currency) <= 0,
          isAllowed: (method) => forced.includes(method) || (method.isOffered?.(order) ?? true),
          renames: page.methods,
          isRowEach,
        }),
)

/** Codes no registered method answers for: left out, and named in the debug log alone. */
const $unknownCodes = computed(
  [$listedMethods, $registeredMethods],
  (listed, registered) => registered && listed?.map(({ code }) => code).filter((code) => !methodOf(code)),
)

/** The shop has ways to pay, but none that this checkout knows: another address would not help. */
export const $isUnknownOnly = computed(
  [$listedMethods, $unknownCodes],
  (listed, unknown) => Boolean(unknown?.length) && unknown!.length === listed?.length,
)

onMount($offeredMethods, () =>
  $unknownCodes.subscribe((codes) => {
    if (codes?.length) logDebug(`payment methods left out: ${codes.join(', ')}`)
  }),
)
