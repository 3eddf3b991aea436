import { useStore } from '@nanostores/react'
import { $money } from '#storefront/state/context.ts'

interface Props {
  amount: number | string
  className?: string
  /** It is the amount that will be charged, and is shown to the smallest unit (rule: money). */
  isCharged?: boolean
}

/**
 * An amount of the cart in the shopper's money. Keyed by its text: a page translator that rewrote the text node would
 * otherwise keep an old price on screen.
 */
export function Price({ amount, className = '', isCharged }: Props) {
  const text = useStore($money)(amount, isCharged)
  return (
    <bdi key={text} className={`bzl-price ${className}`} translate="no">
      {text}
    </bdi>
  )
}
