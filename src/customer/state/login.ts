import { batch } from 'nanostores'
import type { Proof } from '#captcha/rules/captcha.ts'
import * as api from '../api/customer.ts'
import { parseCustomer } from '../rules/shopper.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { $addresses, $customer, UNREAD } from './customer.ts'
import { $cart, loadCart } from '#cart/state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { clearDraft } from './kept-draft.ts'
import { $wasCustomer } from '#storefront/state/config.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'

const SECTIONS_OF_SESSION = [
  'customer',
  'cart',
  'checkout-data',
  'messages',
  'directory-data',
  'wishlist',
  'last-ordered-items',
]

/** Logs in (wire: log-in). The message is the storefront's, ready to show, or the reason why it is missing. */
export async function login(
  username: string,
  password: string,
  proof?: Proof,
): Promise<{ ok: boolean; message: Refusal; redirectUrl?: string }> {
  try {
    const result = await api.login(username, password, proof)
    if (result.ok) await startNewSession()
    return result
  } catch (error) {
    return { ok: false, message: refusalOf(error) }
  }
}

/** Throws ApiError when the request itself failed; the stores forget the customer all the same. */
export async function logout(): Promise<void> {
  try {
    await api.logout()
  } finally {
    batch(() => {
      $customer.set({})
      $addresses.set(undefined)
      $wasCustomer.set(false)
    })
    clearDraft()
    await startNewSession()
  }
}

/**
 * After a login, a registration or a logout: all sections are stale and the cart has a new id (wire: cart-id,
 * wire: sections-after-login). Never rejects: what came before has succeeded.
 */
export async function startNewSession(): Promise<void> {
  invalidateSections(SECTIONS_OF_SESSION)
  $cart.set(undefined)
  $addresses.set(undefined)
  const customer = fetchSections(['customer']).then(
    (sections) => parseCustomer(sections.customer),
    (error: unknown) => {
      logFailure('customer', error)
      return UNREAD
    },
  )
  await loadCart.reload()
  $customer.set(await customer)
}
