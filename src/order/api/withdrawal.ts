import { messageOf } from '#http/envelope.ts'
import { postAction } from '#http/client.ts'

/** A declaration that a contract is withdrawn from. */
export interface Withdrawal {
  name: string
  /** The number that people see. */
  order: string
  email: string
}

/**
 * Sends a withdrawal to the shop's own route (wire: withdrawal). Returns the shop's message. Throws ApiError, a
 * business one for a refusal.
 */
export async function postWithdrawal(path: string, { name, order, email }: Withdrawal): Promise<string> {
  const fields = [
    ['name', name],
    ['order', order],
    ['email', email],
  ] as const
  return messageOf(await postAction(path, fields))
}
