import { send } from '../../host/events'
import { expressMethod, type Wallet } from '../../domain/payment/express'
import { $cart, $isVirtualCart, $totals } from '../cart/cart'
import { provider } from '../payment/provider-settings'
import { areTermsAccepted } from './agreements'
import { Press } from './press'
import { Sheet } from './sheet'
import { $pressed, $result } from './status'

/**
 * The shopper has pressed a wallet's button. Undefined where its sheet must not open: an order is on its way, terms are
 * not accepted, there is no cart, or the page does not want it. A sheet from before is given up.
 */
export function beginPress(
  wallet: Wallet,
  toRejection: ConstructorParameters<typeof Press>[2],
): Press | undefined {
  const cart = $cart.get()
  const totals = $totals.get()
  const { isPlacing, isUnknown } = $result.get()
  if (!cart || !totals || isPlacing || isUnknown) return undefined
  if (!areTermsAccepted()) {
    $result.set({ message: { key: 'terms-missing' } })
    return undefined
  }
  if (!send('bezel:before-place-order', { method: expressMethod(provider(), wallet) })) return undefined
  void $pressed.get()?.close()
  const press = new Press(wallet, new Sheet(cart, $isVirtualCart.get(), { rates: [], totals }), toRejection)
  $pressed.set(press)
  $result.set({})
  return press
}
