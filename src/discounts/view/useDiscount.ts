import { useMemo, useEffect, useRef, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { $discountErrors, type Discount } from '../state/discount-errors.ts'
import { $tasks } from '#async/task.ts'
import { useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/discounts.json'
import { hostDocument } from '#dom/document.ts'

/** Whether a discount is being changed, and why the last try came to nothing. */
export function useDiscount(name: Discount): { isBusy: boolean; error: string | undefined } {
  const keys = useMemo(() => [name], [name])
  const isBusy = useStore($tasks, { keys })[name] === 'running'
  const error = useMessage()(useStore($discountErrors, { keys })[name])
  return { isBusy, error }
}

/** Strings of everything that reduces the total. */
export const useDiscountText = () => useText('discounts', en)

/**
 * Moves the focus when what had it has gone through the shopper's own doing. Call what it gives as they act; once a
 * change of `state` has taken the focused element away, the first of the targets that is there takes over.
 */
export function useFocusMove(state: unknown, ...targets: RefObject<HTMLElement | null>[]): () => void {
  const isExpected = useRef(false)
  const places = useRef(targets)
  places.current = targets
  useEffect(() => {
    if (!isExpected.current) return
    const target = places.current.find((each) => each.current)?.current
    const focused = hostDocument.activeElement
    if (!target || (focused && focused !== hostDocument.body && !focused.matches('dialog'))) return
    isExpected.current = false
    target.focus()
  }, [state])
  return () => {
    isExpected.current = true
  }
}
