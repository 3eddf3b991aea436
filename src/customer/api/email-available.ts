import { sendJson } from '#http/client.ts'
import { restRoot } from '#http/cart-path.ts'

/**
 * False where an account has this address; a shop that keeps that to itself says true of every one
 * (wire: known-e-mail). Throws ApiError.
 */
export async function isEmailAvailable(customerEmail: string): Promise<boolean> {
  return (await sendJson('POST', `${restRoot()}/customers/isEmailAvailable`, { customerEmail })) !== false
}
