import { atom } from 'nanostores'
import { send } from '#dom/events.ts'
import { expressMethod, type Wallet } from '../rules/express.ts'
import { provider } from '#payment/state/provider-settings.ts'
import { areTermsAccepted } from './agreements.ts'
import { ownCart, type Payable } from './payable.ts'
import { Press } from './press.ts'
import { $closing, $pressed, $result } from './status.ts'

/** The thing that a wallet's button was pressed for last: the result is of that. */
export const $pressedFor = atom<Payable | undefined>()

const isOrdering = () => {
  const { isPlacing, isUnknown } = $result.get()
  return Boolean(isPlacing || isUnknown)
}

let tail: Promise<unknown> = Promise.resolve()

/**
 * Begins a press as `beginPress` does, once a sheet from before is given up and the cart is what is chosen on the
 * page. One press after another: of two at once the second gives up the first.
 */
export function beginWhenReady(...press: BeginPress): Promise<Press | undefined> {
  const begun = tail.then(() => begin(...press))
  tail = begun.catch(() => undefined)
  return begun
}

type BeginPress = [wallet: Wallet, toRejection: ConstructorParameters<typeof Press>[2], payable: Payable]

async function begin(...[wallet, toRejection, payable]: BeginPress): Promise<Press | undefined> {
  if (isOrdering()) return undefined
  $result.set({})
  $pressedFor.set(payable)
  void $pressed.get()?.close()
  await $closing.get()
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
  const method = expressMethod(provider(), wallet)
  if (!send('bezel:before-place-order', { method, ecommerce: payable.ecommerce?.() })) return undefined
  const sheet = payable.openSheet()
  if (!sheet) return undefined
  void $pressed.get()?.close()
  const press = new Press(wallet, sheet, toRejection)
  $pressed.set(press)
  $result.set({})
  return press
}
