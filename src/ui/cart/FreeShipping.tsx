import { useStore } from '@nanostores/react'
import { $freeShipping } from '../../state/cart/free-shipping'
import { $settings } from '../../state/page/config'
import { $money } from '../../state/page/context'
import { useText } from '../text/i18n'
import en from '../../../locales/en/cart.json'

/** How far it is to free shipping, in words; nothing where the shop names no threshold (§9). */
export function FreeShipping() {
  const text = useText('cart', en)
  const money = useStore($money)
  const offers = useStore($freeShipping)
  const isKnown = useStore($settings)
  // Its line is kept until the shop has said whether there is one.
  if (!isKnown)
    return (
      <p className="bzl-free-shipping" aria-hidden="true">
        {'\u00a0'}
      </p>
    )
  if (!offers.length) return null
  const said = offers.map(({ kind, missing }) =>
    missing ? text(`shipping.${kind}.missing`, { amount: money(missing) }) : text(`shipping.${kind}`),
  )
  return (
    <p className="bzl-free-shipping" key={said.join()} translate="no">
      {said.join(' ')}
    </p>
  )
}
