import { atom, batch } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import type { CartRef } from '#http/cart-path.ts'
import { saveShipping, totalsInformation } from '../api/shipping.ts'
import { type Address, isSameAddress } from '#address/rules/address.ts'
import { keepOrFirst } from '../rules/shipping.ts'
import { isPickup, rateKey, type ShippingRate } from '../rules/rate.ts'
import { dispatch } from '#dom/events.ts'
import { setTotals } from '#cart/state/cart.ts'
import { saveOverSheet } from '#cart/state/kept-sheet.ts'
import { logFailure } from '#storefront/state/log.ts'
import { queue } from '#async/queue.ts'
import { task } from '#async/task.ts'
import { keepDraft, readDraft, readAddress } from '#checkout/state/draft.ts'
import { takeEstimate } from './estimate.ts'
import { $tariffInsuranceChange, prepareTariffInsurance, showTariffEstimate } from './tariff-insurance.ts'
import { refreshListedMethods } from '#payment/state/offered-methods.ts'
import { $savedAddress, type OrderAddresses } from '#address/state/addresses.ts'
import { $viewedStep, openDueStep } from '#checkout/state/progress.ts'
import {
  $confirmedRate,
  $missingPickup,
  $pickup,
  $pickupLocation,
  $rate,
  $rates,
  $replacedRate,
  $savedPickup,
  $savedRate,
} from './delivery.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'
import { newId } from '#dom/new-id.ts'
import { local } from '#dom/storage/storage.ts'
import type { PickupLocation } from '../rules/pickup.ts'
import { readObject, toText } from '#lib/json.ts'

/** The store chosen before a reload. */
function readKeptPickup(): PickupLocation | undefined {
  const { code, name, description, address } = readObject(readDraft().pickup)
  const at = readAddress(address)
  if (!at || !toText(code)) return undefined
  return { code: toText(code), name: toText(name), description: toText(description), address: at }
}

const KEY = 'bezel-saved-by'
const page = newId()

/** Before each save: all tabs share one cart, and the shop has what the last of them sent. */
const markSave = (): void => local.set(KEY, page)

/** Whether no other tab has saved something since. */
const isLastSave = (): boolean => local.get(KEY) === page

/**
 * Reads the rates; keeps the chosen one while it is offered, else takes the first and sets `$replacedRate`
 * (rule: chosen-rate).
 */
export async function loadRates(cart: CartRef, address: Address, signal?: AbortSignal) {
  const { rates, tariff } = await takeEstimate(cart, address, signal)
  signal?.throwIfAborted()
  const before = rateBefore(rates)
  const rate = keepOrFirst(rates, before, address)
  batch(() => {
    $rates.set(rates)
    $rate.set(rate)
    $savedRate.set(undefined)
    $replacedRate.set(undefined)
  })
  showTariffEstimate(tariff)
  if (!rate) await loadTotalsWithoutDelivery(cart, address, signal)
  if (before && rate && rateKey(before) !== rateKey(rate)) emitReplaced(before, rate)
  return rate
}

/** The rate chosen before, also before a reload; pickup only with its store, without which it cannot be saved. */
function rateBefore(rates: readonly ShippingRate[]) {
  const key = readDraft().rate
  if (!$pickupLocation.get()) $pickupLocation.set(readKeptPickup())
  const before = $rate.get() ?? rates.find((rate) => rateKey(rate) === key)
  return isPickup(before) && !$pickupLocation.get() ? undefined : before
}

/**
 * The totals in hand include the delivery to the address before. No order can be placed on this estimate
 * (trap: estimates-save-nothing).
 */
async function loadTotalsWithoutDelivery(cart: CartRef, address: Address, signal?: AbortSignal) {
  try {
    const totals = await totalsInformation(cart, address, undefined, { signal })
    if (!signal?.aborted) setTotals(totals)
  } catch (error) {
    if (!signal?.aborted) logFailure('totals', error)
  }
}

function emitReplaced(from: ShippingRate, to: ShippingRate) {
  $replacedRate.set({ from, to })
  dispatch('bezel:shipping-replaced', { from: rateKey(from), to: rateKey(to) })
}

/**
 * Returns the address to bill. If both addresses are equal, only the shipping address is marked for the
 * address book. With pickup, the store's address is sent in place of the shipping address.
 */
export function billedAddress({ shipping, billing }: OrderAddresses): Address {
  return isPickup($rate.get()) && shipping && isSameAddress(billing, shipping) ? shipping : billing
}

/**
 * Saves addresses and rate. The response has the totals, which replace the ones in hand
 * (trap: estimates-save-nothing), and the payment methods, which are returned, too.
 */
async function saveRate(cart: CartRef, choice: OrderAddresses, rate: ShippingRate) {
  const pickup = isPickup(rate) ? $pickupLocation.get() : undefined
  const followInsurance = await prepareTariffInsurance(choice.shipping!.country_id, rate)
  const billing = billedAddress(choice)
  // Without an answer, nobody knows which one the shop has.
  $savedRate.set(undefined)
  const details = await saveOverSheet(cart.id, () => {
    markSave()
    return saveShipping(cart, { shipping: choice.shipping!, billing, rate, pickup })
  })
  keepDraft({ rate: rateKey(rate) })
  batch(() => {
    $savedRate.set(rateKey(rate))
    $savedPickup.set(pickup?.code)
    setTotals(details.totals)
    refreshListedMethods(details.payment_methods)
  })
  dispatch('bezel:shipping-selected', { method: rateKey(rate) })
  await followInsurance()
  return details.payment_methods
}

/**
 * Saves a rate as `saveRate` does. If the carrier has withdrawn it since it was read (404, wire: save-shipping), or
 * the store of a pickup is gone, another rate is saved. Undefined when none is left.
 */
export async function saveOfferedRate(
  cart: CartRef,
  choice: OrderAddresses,
  rate: ShippingRate,
  signal?: AbortSignal,
) {
  try {
    return await saveRate(cart, choice, rate)
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'business' && error.status === 404)) throw error
    if (isPickup(rate)) forgetPickup()
    const other = await loadRates(cart, choice.shipping!, signal)
    if (other && isPickup(rate)) emitReplaced(rate, other)
    return other && saveRate(cart, choice, other)
  }
}

/** Debounce (ms): moving through the list with the arrow keys sends one request. */
const DEBOUNCE = 400
const $timer = atom<ReturnType<typeof setTimeout> | undefined>()

export function chooseRate(rate: ShippingRate): void {
  $rate.set(rate)
  $replacedRate.set(undefined)
  $missingPickup.set(undefined)
  $tariffInsuranceChange.set(undefined)
  clearTimeout($timer.get())
  $timer.set(setTimeout(() => void settleRate(), DEBOUNCE))
}

/** Whether the server has saved the chosen rate, and no other tab another one, or another address. */
export const isRateSaved = () =>
  !isPickupMissing() &&
  rateKey($rate.get()!) === $savedRate.get() &&
  $pickup.get()?.code === $savedPickup.get() &&
  isLastSave()

/** Saves the chosen rate unless it is saved, then calls back. */
export function settleRate(then?: () => void): Promise<void> {
  clearTimeout($timer.get())
  return task('shipping', async () => {
    await queue('shipping', () => saveChosen())
    if (isRateSaved()) then?.()
  })
}

/** The step's button: saves the chosen rate, then opens the next step. A pickup needs its store first. */
export function confirmDelivery(): Promise<void> {
  if (isPickupMissing()) {
    $missingPickup.set({})
    return Promise.resolve()
  }
  const chosen = rateKey($rate.get()!)
  return settleRate(() => {
    // If another rate took its place, the shopper has to see that rate first.
    if ($savedRate.get() !== chosen) return
    $confirmedRate.set(chosen)
    // The focus is not taken from a step that was opened meanwhile.
    if ($viewedStep.get() === 'shipping_method') openDueStep()
  })
}

/** Where nothing but pickup is offered, no rate is chosen before a store is. */
function isPickupMissing() {
  const rate = $rate.get()
  return (!rate || isPickup(rate)) && !$pickup.get()
}

/** The shop does not have the chosen store any more. */
export function forgetPickup(): void {
  $pickupLocation.set(undefined)
  $confirmedRate.set(undefined)
  keepDraft({ pickup: undefined })
}

async function saveChosen() {
  const choice = $savedAddress.get()
  const rate = $rate.get()
  if (!choice?.shipping || !rate || isRateSaved() || isPickupMissing()) return
  await withFreshCart((cart) => saveOfferedRate(cart, choice, rate))
}
