import * as api from '../api.ts'
import { ApiError } from '#http/api-error.ts'
import type { CustomerAddress } from '../rules/address.ts'
import { newId } from '#dom/new-id.ts'
import { loadCart } from '#cart/state/cart.ts'
import { $addresses } from '#customer/state/customer.ts'
import { queue } from '#async/queue.ts'

/** Throws ApiError. A list that a change has stored meanwhile is newer, and stays. */
export async function loadAddresses(): Promise<CustomerAddress[]> {
  const before = $addresses.get()
  const addresses = await noticeLostSession(api.getAddresses())
  if ($addresses.get() === before) $addresses.set(addresses)
  return addresses
}

/**
 * Adds or, with an id, changes an address of the customer and reads the book again; one that cannot be read is not known any
 * more, since nobody is to save the address twice. Throws ApiError.
 */
export async function saveAddress(address: Omit<CustomerAddress, 'id'> & { id?: number }): Promise<void> {
  await inTurn(async () => {
    await noticeLostSession(api.saveAddress(address))
    $addresses.set(await noticeLostSession(api.getAddresses()).catch(() => undefined))
  })
}

export type DefaultMark = 'default_shipping' | 'default_billing'

/** Makes an address of the book the default one, in place of the one before. Throws ApiError. */
export const makeDefault = (id: number, mark: DefaultMark): Promise<void> =>
  change((addresses) => addresses.map((each) => ({ ...each, [mark]: each.id === id })))

/** Throws ApiError. */
export const deleteAddress = (id: number): Promise<void> =>
  change((addresses) => addresses.filter((each) => each.id !== id))

const change = (by: Parameters<typeof api.changeAddresses>[0]): Promise<void> =>
  inTurn(async () => $addresses.set(await noticeLostSession(api.changeAddresses(by))))

/**
 * One change after another, each of the book the one before has left: the shop is sent the whole of it
 * (wire: address-book).
 */
const inTurn = (work: () => Promise<void>): Promise<void> => queue(`address-book ${newId()}`, work)

/** A call that finds the session over makes the cart load, which then is a guest's (trap: lost-session). */
async function noticeLostSession<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') void loadCart()
    throw error
  }
}
