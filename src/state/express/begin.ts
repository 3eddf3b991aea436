import { send } from '../../host/events'
import { expressMethod, type Wallet } from '../../domain/payment/express'
import { provider } from '../payment/provider-settings'
import { areTermsAccepted } from './agreements'
import { ownCart, type Payable } from './payable'
import { Press } from './press'
import { $pressed, $result } from './status'

const isOrdering = () => {
  const { isPlacing, isUnknown } = $result.get()
  return Boolean(isPlacing || isUnknown)
}

/** As `beginPress`, once a sheet from before is given up and the cart is what is chosen on the page. */
export async function beginWhenReady(
  wallet: Wallet,
  toRejection: ConstructorParameters<typeof Press>[2],
  payable: Payable,
): Promise<Press | undefined> {
  if (isOrdering()) return undefined
  await $pressed.get()?.close()
  if (payable.prepare && !(await payable.prepare(wallet))) return undefined
  return beginPress(wallet, toRejection, payable)
}

/**
 * The shopper has pressed a wallet's button. Undefined where its sheet must not open: an order is on its way, terms are
 * not accepted, there is nothing to pay, or the page does not want it. A sheet from before is given up.
 */
export function beginPress(
  wallet: Wallet,
  toRejection: ConstructorParameters<typeof Press>[2],
  payable: Payable = ownCart,
): Press | undefined {
  if (isOrdering()) return undefined
  if (!areTermsAccepted()) {
    $result.set({ message: { key: 'terms-missing' } })
    return undefined
  }
  if (!send('bezel:before-place-order', { method: expressMethod(provider(), wallet) })) return undefined
  const sheet = payable.openSheet()
  if (!sheet) return undefined
  void $pressed.get()?.close()
  const press = new Press(wallet, sheet, toRejection)
  $pressed.set(press)
  $result.set({})
  return press
}
