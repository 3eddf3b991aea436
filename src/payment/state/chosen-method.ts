import { atom, computed } from 'nanostores'
import { dispatch } from '#dom/events.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $offeredMethods, type OfferedMethod } from './offered-methods.ts'
import { logFailure } from '#storefront/state/log.ts'
import { openDueStep, $confirmedMethod } from '#checkout/state/progress.ts'
import { ApiError } from '#http/api-error.ts'
import { savePayment } from '../api/payment.ts'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { mayBeDiscounted, PAYMENT_DISCOUNT } from '../rules/pay-later.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { loadTotals } from '#cart/state/load-totals.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { queue } from '#async/queue.ts'
import { task } from '#async/task.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $acceptedAgreements } from '#order/state/agreements.ts'
import { $orderStatus } from '#order/state/order.ts'

/** Code of the method picked last, offered or not. */
const $pickedCode = atom<string | undefined>()

/** The chosen method, for as long as it is offered. */
export const $chosenMethod = computed([$pickedCode, $offeredMethods], (picked, offered) =>
  offered?.find(({ code }) => code === picked),
)

export function chooseMethod(code: string): void {
  if (code === $pickedCode.get()) return
  $pickedCode.set(code)
  keepDraft({ method: code })
  dispatch('bezel:payment-selected', { method: code })
}

const AUTO_SELECT_AFTER = 500

/**
 * Chooses a method after half a second unless the shopper was quicker (rule: method-discount). Returns what cancels
 * it.
 */
export function autoSelect(offered: readonly OfferedMethod[]): () => void {
  const timer = setTimeout(() => chooseDefault(offered), AUTO_SELECT_AFTER)
  return () => clearTimeout(timer)
}

/** The method from before a reload, else the first. */
export function defaultOf(offered: readonly OfferedMethod[]): OfferedMethod | undefined {
  const before = readDraft().method
  return offered.find(({ code }) => code === before) ?? offered[0]
}

export function chooseDefault(offered: readonly OfferedMethod[]): void {
  const method = defaultOf(offered)
  if (method && !$chosenMethod.get()) chooseMethod(method.code)
}

/** The step's button: the chosen method is the one to pay by. */
export function confirmPayment(): void {
  $confirmedMethod.set($chosenMethod.get()?.code)
  openDueStep()
}

/** Confirms the method that is chosen by default where nothing has to be entered for it. Never rejects. */
export async function confirmReadyMethod(): Promise<void> {
  const first = defaultOf($offeredMethods.get() ?? [])
  const isReady = await first?.method
    .isReady?.()
    .catch((error: unknown) => logFailure('stored payment', error))
  if (!first || !isReady) return
  chooseMethod(first.code)
  $confirmedMethod.set(first.code)
}

/**
 * Takes the confirmation back when the method is no longer the chosen one, also if it comes back later. An order that
 * gift cards or credit have covered meanwhile needs no other method, and its button no other press.
 */
export function followMethod(): () => void {
  return $chosenMethod.listen((chosen) => {
    const confirmed = $confirmedMethod.get()
    if (chosen?.code === confirmed) return
    const free = $offeredMethods.get()?.find(({ method }) => method.isFree)
    if (!free) $confirmedMethod.set(undefined)
    else if (confirmed) chooseMethod(free.code)
  })
}

/** Cart, method and type that the shop has. */
const $savedChoice = atom('')

/**
 * Saves the way to pay with the cart. The totals then have the discount for it, or no longer the one for
 * another (rule: method-discount, wire: save-payment-method). Sends nothing if the method gives no discount and no
 * earlier one has to be taken back. Never rejects.
 */
export function saveMethod(method: string, type: string | undefined): void {
  const choice = [$cart.get()?.id, method, type].join(' ')
  if (choice === $savedChoice.get() || $orderStatus.get() !== 'idle' || !(mayGive(type) || isGiven())) return
  void task('payment-method', () =>
    queue(
      'payment-method',
      async () => {
        await withFreshCart(async (cart) => {
          const additional_data = type ? { brand_code: type } : undefined
          const email = $savedAddress.get()?.billing.email
          const agreement_ids = $acceptedAgreements.get()
          if (!(await savePayment(cart, { method, additional_data, email, agreement_ids })))
            throw new ApiError('business', 200)
        })
        $savedChoice.set(choice)
        await loadTotals()
      },
      choice,
    ),
  )
}

const isGiven = () => Boolean(segmentValue($totals.get(), PAYMENT_DISCOUNT))

function mayGive(type: string | undefined): boolean {
  const settings = $settings.get()
  return mayBeDiscounted(
    {
      enabled: settings?.payment_discount_enabled,
      values: settings?.payment_discount_values,
      minimums: settings?.payment_discount_min_subtotals,
    },
    { currency: $currency.get(), subtotal: $totals.get()?.subtotal ?? 0, type },
  )
}
