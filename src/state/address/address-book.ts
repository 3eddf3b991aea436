import * as api from '../../api/address'
import { ApiError } from '../../api/client/client'
import type { CustomerAddress } from '../../domain/address/address'
import { loadCart } from '../cart/cart'
import { $addresses } from '../customer/addresses'

/** Throws ApiError. */
export async function loadAddresses(): Promise<CustomerAddress[]> {
  const addresses = await noticeLostSession(api.getAddresses())
  $addresses.set(addresses)
  return addresses
}

/** Adds or, with an id, changes an address of the customer and reads the book again. Throws ApiError. */
export async function saveAddress(address: Omit<CustomerAddress, 'id'> & { id?: number }): Promise<void> {
  await noticeLostSession(api.saveAddress(address))
  await loadAddresses()
}

/** A call that finds the session over makes the cart load, which then is a guest's (d.9). */
async function noticeLostSession<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session') void loadCart()
    throw error
  }
}
