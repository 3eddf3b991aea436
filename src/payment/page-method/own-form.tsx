import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { isObject } from '#lib/json.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { PagePaymentMethod } from '../state/payment-methods.ts'
import { Notice } from '#ui/Notice.tsx'
import { $orderFacts } from '../state/offered-methods.ts'
import { usePaymentText } from '../view/text.tsx'
import { atom } from 'nanostores'
import { withTimeLimit } from '../view/waiting.ts'
import { toRequest } from '#address/rules/convert.ts'
import { toMinor } from '#lib/money/money.ts'
import type { PaymentFacts, PaymentOrder } from '#public/payment.d.ts'
import type { Order } from '#order/state/order.ts'
import type { OrderFacts } from '../state/payment-method.ts'

/**
 * Returns the facts of the order that a way to pay of the page sees before it is placed. They contain nothing
 * about the person.
 */
export const publicFacts = (
  code: string,
  { grandTotal, currency, billingCountry }: OrderFacts,
): PaymentFacts =>
  Object.freeze({ code, amount: toMinor(grandTotal, currency), currency, country: billingCountry })

/** The same and what our own methods have besides, for the one that places it. */
export const publicOrder = ({ cart, method, billing, email }: Order, facts: OrderFacts): PaymentOrder =>
  Object.freeze({
    ...publicFacts(method, facts),
    cart: cart.id,
    billing: Object.freeze(toRequest(billing)),
    email,
  })

/** How long (ms) the page's method may take to check what was entered. */
const CHECK_LIMIT = 10_000

/**
 * Resolves to the value that a method of the page returns. Rejects when the method throws, even at once, or
 * takes too long.
 */
export const callOwn = (call: () => unknown, limit = CHECK_LIMIT): Promise<unknown> =>
  withTimeLimit((async () => call())(), limit)

/** The part of the page that a way to pay of its own fills, as far as the checkout has to do with it. */
type OwnForm = ReturnType<typeof ownForm>

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

/** The details of a method whose form is the page's. */
export const ownDetails = (own: PagePaymentMethod, form: OwnForm) =>
  function OwnDetails() {
    const text = usePaymentText()
    const place = useRef<HTMLDivElement>(null)
    const given = useRef<unknown>(undefined)
    const facts = useStore($orderFacts)
    const order = JSON.stringify(publicFacts(own.code, facts))
    const shown = useRef(order)
    const hasFailed = useStore(form.$hasFailed)
    const currentFacts = () => publicFacts(own.code, $orderFacts.get())
    useEffect(() => {
      const element = place.current!
      const filledFor = shown.current
      let isGone = false
      const take = (late: unknown) => {
        if (late === given.current) return
        given.current = late
        if (isGone) call(own, late, 'remove')
        else if (shown.current !== filledFor) call(own, late, 'update', currentFacts())
      }
      try {
        given.current = own.details!(element, currentFacts())
        form.$element.set(element)
        // A method that fills the element later may also fail later.
        Promise.resolve(given.current).then(take).catch(form.fail)
      } catch (error) {
        element.replaceChildren()
        form.fail(error)
      }
      return () => {
        isGone = true
        form.$element.set(undefined)
        call(own, given.current, 'remove')
      }
    }, [])
    useEffect(() => {
      if (shown.current === order) return
      shown.current = order
      call(own, given.current, 'update', publicFacts(own.code, facts))
    }, [order, facts])
    return (
      <>
        {hasFailed && <Notice type="error">{text('payment.broken')}</Notice>}
        <div className="bzl-foreign" ref={place} tabIndex={-1} />
      </>
    )
  }

/**
 * Calls `update` or `remove` of the page's `{ update, remove }`, of which both may be missing. An error there
 * is the page's.
 */
function call({ code }: PagePaymentMethod, given: unknown, name: 'update' | 'remove', ...rest: unknown[]) {
  const found = isObject(given) ? given[name] : undefined
  if (typeof found !== 'function') return
  try {
    found.apply(given, rest)
  } catch (error) {
    logFailure(`payment method ${code}`, error)
  }
}
