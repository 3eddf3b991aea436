import { postForRedirect } from '#http/client.ts'
import { send } from '#http/send.ts'

/** The data that a shop's registration form asks for. */
export interface NewAccount {
  firstname: string
  lastname: string
  email: string
  password: string
}

/**
 * Creates an account for the guest who has just ordered, with the order in it (wire: account-from-an-order). Returns
 * where the shop leads to; its sentence is in its messages. Throws ApiError.
 */
export async function createAccountOfOrder(account: NewAccount): Promise<string> {
  const { firstname, lastname, email, password } = account
  // The shop remembers the order until the form is sent, and answers with that form.
  await send('/checkout/account/delegateCreate/', { method: 'GET', timeout: 15_000 })
  const fields = [
    ['firstname', firstname],
    ['lastname', lastname],
    ['email', email],
    ['password', password],
    ['password_confirmation', password],
  ] as const
  return postForRedirect('/customer/account/createpost/', fields)
}
