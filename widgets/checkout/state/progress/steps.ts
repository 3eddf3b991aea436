import { atom, computed } from 'nanostores'
import { checkoutProgress, shownStep } from '#checkout/rules/steps.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $isDeliveryConfirmed, $isUndeliverable } from '#delivery/state/delivery.ts'
import { $confirmedMethod, $viewedStep, openStep } from '#checkout/state/progress.ts'
import { emitCheckoutStep } from '#checkout/state/checkout-step.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { onEvent } from '#dom/events.ts'
import { afterPaint } from '#dom/lifecycle.ts'

/** Whether the shop has answered about the addresses. A cart with goods needs one to send them to. */
const $isAddressAnswered = computed(
  [$isVirtualCart, $savedAddress, $isUndeliverable],
  (isVirtual, saved, isUndeliverable) =>
    saved ? isVirtual || saved.shipping !== undefined : !isVirtual && isUndeliverable,
)

/** The position of the checkout, derived from what each stage has confirmed. */
export const $progress = computed(
  [$isVirtualCart, $isAddressAnswered, $isDeliveryConfirmed, $confirmedMethod],
  (isVirtual, isAddressAnswered, isDeliveryConfirmed, method) =>
    checkoutProgress({
      isVirtual,
      isAddressAnswered,
      isDeliveryConfirmed,
      isPaymentConfirmed: method !== undefined,
    }),
)

/** The step on screen. */
export const $step = computed([$progress, $viewedStep], shownStep)

/**
 * Lets the browser's Back and Forward walk the steps, the tab remember the last one, and the page know which is on
 * screen, for as long as the checkout is there.
 */
export function followStep(): () => void {
  markHistory($step.get())
  emitStep()
  let isInHistory = false
  const stopKeeping = $step.listen((step) => {
    if (!isInHistory) markHistory(step, true)
    keepDraft({ step })
    emitStep()
  })
  const stopWalking = onHistoryMark((mark) => {
    const found = progressOf(mark)
    if (!found) return
    // This is so after a reload at the review, which opens the payment once more.
    if (mark === $step.get()) return true
    if (!found.canOpen) return markHistory($step.get())
    isInHistory = true
    openStep(found.step)
    isInHistory = false
  })
  return () => {
    stopKeeping()
    stopWalking()
  }
}

const progressOf = (mark: string | undefined) => $progress.get().steps.find(({ step }) => step === mark)

/** Its index among the steps on screen. */
function emitStep() {
  const { step, number } = progressOf($step.get())!
  emitCheckoutStep(step, number - 1)
}

/** Kept in the state of an entry of the tab's history, beside what the page keeps there. */
interface EntryState {
  bezel?: string
  /** How many entries of ours are before it. */
  bezelAt?: number
}

/** The position of the history entry that the tab is at. */
const $position = atom(0)

/**
 * Puts a mark on the current entry of the tab's history, or on a new one. The page's own state and the address stay.
 * Writing takes up to 50 ms, so what led to it is painted before.
 */
export function markHistory(mark: string, isNew = false): void {
  afterPaint(() => {
    try {
      const state = history.state as EntryState | null
      const position = (state?.bezelAt ?? 0) + Number(isNew)
      $position.set(position)
      history[isNew ? 'pushState' : 'replaceState']({ ...state, bezel: mark, bezelAt: position }, '')
    } catch {
      // Some embedded browsers allow no history: then Back leaves the page.
    }
  })
}

/**
 * Calls back with the mark of the entry Back or Forward led to; undefined for an entry without one. If the
 * callback returns true, that entry shows nothing new, and the tab goes on in the same direction.
 */
export const onHistoryMark = (fn: (mark: string | undefined) => boolean | void): (() => void) =>
  onEvent<PopStateEvent>(window, 'popstate', ({ state }) => {
    const { bezel: mark, bezelAt: at = $position.get() } = { ...state } as EntryState
    if (fn(mark)) history.go(at < $position.get() ? -1 : 1)
    $position.set(at)
  })
