import { atom } from 'nanostores'
import type { FieldName } from '../../../../src/domain/address/fields'
import { refreshCart } from '../../../../src/state/cart/cart'
import { queue } from '../../../../src/state/queue'
import { task } from '../../../../src/state/task'
import { keepDraft } from '../draft'
import type { OrderAddresses } from './saved-address'
import { finishStep } from '../steps'

/** What the shopper settled on last. The server has it once it is the saved one, too. */
export const $submittedAddress = atom<OrderAddresses | undefined>()

/** A field the shop refused, with its sentence. "region" is whichever control the country has for it. */
export interface RefusedField {
  field: FieldName | 'email'
  message: string
}
export const $refusedField = atom<RefusedField | undefined>()

/** Why the last choice could not be saved, in the shop's words; '' when it gave none. */
export const $addressFailure = atom<string | undefined>()

/**
 * Settles on addresses and lets everything that depends on them follow (§4): rates, shipping information,
 * payment methods. The newest choice wins. A link that fails ends the chain with nothing saved; a chain that holds
 * ends with `goOn`, by default to the next step.
 */
export function submitAddress(
  choice: OrderAddresses,
  goOn = () => finishStep('shipping_address'),
): Promise<void> {
  $submittedAddress.set(choice)
  keepDraft({ choice })
  return task('address', async () => {
    const { followAddress } = await import('./save-address')
    const end = await queue('address', (signal) => followAddress(choice, signal))
    // The lines' prices hold the tax of the address, so they are other ones now.
    if (end === 'saved') void task('cart', refreshCart)
    if (end === 'saved') goOn()
    if (end === 'noRates') finishStep('shipping_address')
  })
}
