import { atom } from 'nanostores'
import type { Address } from '#address/rules/address.ts'
import { $cart } from '#cart/state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { queue } from '#async/queue.ts'
import { task } from '#async/task.ts'
import { $savedAddress, $submittedAddress, type OrderAddresses } from '#address/state/addresses.ts'
import { $confirmedRate } from '#delivery/state/delivery.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { $confirmedMethod, openDueStep, openStep } from '#checkout/state/progress.ts'
import { importPart } from '#dom/import-part.ts'

/** Code that is needed with the first submit. Rejects when it does not arrive. */
export const importSave = () => importPart(() => import('./save-address.ts'))

/** An address the shopper is entering counts once it has not changed for this long (ms). */
const STILL = 300

const $timer = atom<ReturnType<typeof setTimeout> | undefined>()

/** Requests the rates for an address that is still being entered, so that its submit has one request less to wait for. */
export function estimateSoon(address: Address): void {
  clearTimeout($timer.get())
  const estimate = () =>
    importPart(() => import('#delivery/state/estimate.ts')).then(
      // The later one of two imports may resolve first.
      ({ estimateAhead }) => $timer.get() === timer && estimateAhead(address),
      (error: unknown) => logFailure('estimate', error),
    )
  const timer = setTimeout(estimate, STILL)
  $timer.set(timer)
}

/**
 * Saves the addresses, unless the server has them, and opens the next step. Delivery and payment have to be
 * confirmed again. The newest submission wins. If `entered` returns other addresses once these are saved,
 * they are saved next. It returns undefined while the form has errors: then the step stays open.
 */
export async function submitAddress(
  addresses: OrderAddresses,
  entered: () => OrderAddresses | undefined = () => addresses,
): Promise<void> {
  $confirmedRate.set(undefined)
  $confirmedMethod.set(undefined)
  if (isSaved(addresses)) return openDueStep()
  openStep('shipping_address')
  $savedAddress.set(undefined)
  await saveAddresses(addresses, () => {
    const next = entered()
    if (!next) return
    if (isSame(next, addresses)) openDueStep()
    else void submitAddress(next, entered)
  })
}

function isSaved(addresses: OrderAddresses): boolean {
  const { cart, ...saved } = $savedAddress.get() ?? {}
  return cart === $cart.get()?.id && isSame(saved, addresses)
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Saves addresses the shopper has submitted before and the server does not have: after a reload, or for a cart with
 * another id. Delivery and payment stay confirmed while they are the same.
 */
export const resubmitAddress = (addresses: OrderAddresses): Promise<void> => saveAddresses(addresses)

/** Never rejects: a failure is in `$addressFailure` and the task's state. Pressed twice, they are saved once. */
function saveAddresses(addresses: OrderAddresses, onAnswer?: () => void): Promise<void> {
  clearTimeout($timer.get())
  // Its code may still be on its way.
  $timer.set(undefined)
  $submittedAddress.set(addresses)
  keepDraft({ addresses })
  return task('address', async () => {
    const { saveAndFollow } = await importSave()
    const save = (signal: AbortSignal) => saveAndFollow(addresses, signal)
    if (await queue('address', save, onAnswer && JSON.stringify(addresses))) onAnswer?.()
  })
}
