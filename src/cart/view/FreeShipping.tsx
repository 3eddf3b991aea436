import { useStore } from '@nanostores/react'
import { $freeShipping } from '../state/free-shipping.ts'
import { $settings } from '#storefront/state/config.ts'
import { $money } from '#storefront/state/context.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/cart.json'

/** The amount missing for free shipping; nothing where the shop has no threshold (rule: free-shipping). */
export function FreeShipping() {
  const text = useText('cart', en)
  const money = useStore($money)
  const offers = useStore($freeShipping)
  const isKnown = useStore($settings)
  // Its room is kept until it is known whether there is one.
  if (!isKnown)
    return (
      <p className="bzl-free-shipping" aria-hidden="true">
        {'\u00a0'}
      </p>
    )
  if (!offers.length) return null
  const messages = offers.map(({ kind, missing }) =>
    missing ? text(`shipping.${kind}.missing`, { amount: money(missing, true) }) : text(`shipping.${kind}`),
  )
  return (
    <p className="bzl-free-shipping" key={messages.join()} translate="no">
      {messages.join(' ')}
    </p>
  )
}
