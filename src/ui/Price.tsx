import { useStore } from '@nanostores/react'
import { $money } from '../state/page/context'

/**
 * An amount of the cart in the shopper's money. Keyed by its text: a page translator that rewrote the text node would
 * otherwise keep an old price on screen.
 */
export function Price({ amount, className = '' }: { amount: number | string; className?: string }) {
  const text = useStore($money)(amount)
  return (
    <bdi key={text} className={`bzl-price ${className}`} translate="no">
      {text}
    </bdi>
  )
}
