import { atom } from 'nanostores'
import { logFailure } from '#storefront/state/log.ts'
import type { PagePaymentMethod } from '../state/payment-methods.ts'
import { withTimeLimit } from '../view/waiting.ts'

/** How long (ms) the page's method may take to check what was entered. */
const CHECK_LIMIT = 10_000

/**
 * Resolves to the value that a method of the page returns. Rejects when the method throws, even at once, or
 * takes too long.
 */
export const callOwn = (call: () => unknown, limit = CHECK_LIMIT): Promise<unknown> =>
  withTimeLimit((async () => call())(), limit)

/** The part of the page that a way to pay of its own fills, as far as the checkout has to do with it. */
export type OwnForm = ReturnType<typeof ownForm>

export function ownForm(own: PagePaymentMethod) {
  /** The element that the method has filled. Undefined before that, and when it could not be filled. */
  const $element = atom<HTMLElement | undefined>()
  const $hasFailed = atom(false)
  const fail = (error: unknown) => {
    logFailure(`payment method ${own.code}`, error)
    $hasFailed.set(true)
  }
  const isFilled = () => !own.details || $element.get() !== undefined
  return {
    $element,
    $hasFailed,
    fail,
    /** Never rejects. Moves the focus to the input that is not complete. */
    async isComplete(): Promise<boolean> {
      if (!isFilled()) return false
      $hasFailed.set(false)
      try {
        const isComplete = (await callOwn(() => own.isComplete?.() ?? true)) === true
        if (!isComplete) focusProblem($element.get())
        return isComplete
      } catch (error) {
        fail(error)
        return false
      }
    },
  }
}

const WRONG = ':is(input, select, textarea):is([aria-invalid="true"], :invalid)'

/** Moves the focus to what is wrong, unless the method itself has. */
function focusProblem(element: HTMLElement | undefined) {
  if (!element || element.querySelector(':focus')) return
  const wrong = element.querySelector<HTMLElement>(WRONG) ?? element
  wrong.focus()
}
