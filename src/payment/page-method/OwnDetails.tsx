import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { isObject } from '#lib/json.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { PagePaymentMethod } from '../state/payment-methods.ts'
import { Notice } from '#ui/Notice.tsx'
import { $orderFacts } from '../state/offered-methods.ts'
import { usePaymentText } from '../view/text.ts'
import type { OwnForm } from './own-form.ts'
import { publicFacts } from './public-order.ts'

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
