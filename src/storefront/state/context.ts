import { atom, computed, onMount } from 'nanostores'
import { getContext } from '../api/content.ts'
import { whenIdle } from '#dom/lifecycle.ts'
import { onResize, viewportWidth } from '#dom/viewport.ts'
import { deviceOf, type SiteContext } from '../rules/context.ts'
import { dispatch } from '#dom/events.ts'
import { formatMoney } from '#lib/money/money.ts'
import { logFailure } from './log.ts'
import { singleFlight } from '#async/single-flight.ts'
import { $locale, $page } from './page.ts'

/** Undefined until loaded; empty when the request failed, then the page's own configuration counts (wire: context). */
export const $context = atom<SiteContext | undefined>()

/** Loads the context once. Never rejects. */
export const loadContext = singleFlight(() => getContext(), {
  keep: true,
  show: (context) => $context.set(context),
  onFailure: (error) => {
    $context.set({})
    logFailure('context', error)
  },
})
onMount($context, () => {
  // Where the page names no currency, prices wait for it.
  if ($page.get().currency) whenIdle(() => void loadContext())
  else void loadContext()
})

/** Currency of the cart, which comes from the quote, whatever the page has (trap: language-of-texts). */
export const $quoteCurrency = atom<string | undefined>()

/** The currency the shopper has selected since the page was loaded. */
export const $chosenCurrency = atom<string | undefined>()

/** Undefined while nothing has named it. */
export const $knownCurrency = computed(
  [$quoteCurrency, $chosenCurrency, $page, $context],
  (quote, chosen, page, context) => quote ?? chosen ?? page.currency ?? context?.currencyCode,
)

export const $currency = computed($knownCurrency, (known) => known ?? 'USD')

/**
 * Rate from base currency to the cart's, for amounts that come in base currency only (wire: context); 1 where
 * unknown.
 */
export const $currencyRate = computed([$context, $currency], (context, currency) =>
  context?.currencyCode === currency ? (context.currencyRate ?? 1) : 1,
)

/** Formats an amount of the cart for the shopper; one that will be charged, to the smallest unit (rule: money). */
export const $money = computed(
  [$locale, $currency],
  (locale, currency) => (amount: number | string | null | undefined, isCharged?: boolean) =>
    formatMoney(amount, { currency, locale, isCharged }),
)

/** Follows the window's width (rule: viewports). */
export const $device = atom(deviceOf(1025))
onMount($device, () => {
  const measure = () => $device.set(deviceOf(viewportWidth()))
  measure()
  const stops = [onResize(measure), $device.listen(emitContext)]
  return () => stops.forEach((stop) => stop())
})

/** Dispatches `bezel:context-changed`. False when the page has cancelled it: it updates its own prices then. */
export function emitContext(): boolean {
  const country = $context.get()?.countryId
  const detail = { locale: $locale.get(), currency: $currency.get(), device: $device.get() }
  return dispatch('bezel:context-changed', country ? { ...detail, country } : detail)
}
