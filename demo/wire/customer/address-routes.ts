import { givenAddress, saveAddress, streetOf } from '../../shop/address-book.ts'
import { requiredBesides } from '../../shop/orders.ts'
import type { Shop } from '../../shop/shop.ts'
import { isCountry } from '../../shop/directory/directory.ts'
import type { Customer } from '../../shop/records.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { done, failed, json, requiredField, rest, RestError } from '../responses.ts'
import { requireCustomer, restCall } from '../rest-routes.ts'

export const addressRoutes: Route[] = [
  restCall('GET', 'customers/me/addresses', (context) => rest(requireCustomer(context).addresses)),
  restCall('GET', 'customers/me', (context) => rest(account(requireCustomer(context)))),
  restCall('PUT', 'customers/me', replaceAddresses),
  { method: 'POST', path: '/customer/account/addresspost', handle: addressPost },
]

/** The customer as REST returns it; keys of default addresses are absent if the customer has not set them. */
function account({ id, email, firstname, lastname, addresses }: Customer) {
  const shipping = addresses.find(({ default_shipping }) => default_shipping)
  const billing = addresses.find(({ default_billing }) => default_billing)
  return {
    id,
    group_id: 1,
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: '2024-01-02 09:00:00',
    updated_at: '2024-03-04 10:00:00',
    created_in: 'Default Store View',
    email,
    firstname,
    lastname,
    store_id: 1,
    website_id: 1,
    addresses,
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: false },
  }
}

const NO_ADDRESS = 'No such entity with %fieldName = %fieldValue'

/**
 * Adds and changes the addresses that are sent, with their marks of the default ones, and deletes the others
 * (wire: address-book).
 */
function replaceAddresses(context: RequestContext): Response {
  const customer = requireCustomer(context)
  const { addresses = [] } =
    (context.json() as { customer?: { addresses?: Record<string, unknown>[] } }).customer ?? {}
  for (const sent of addresses) {
    const [missing] = missingIn(context.shop, sent)
    if (missing) throw requiredField(missing)
    if (sent.id !== undefined && !customer.addresses.some(({ id }) => id === sent.id))
      throw new RestError(404, NO_ADDRESS, { fieldName: 'addressId', fieldValue: sent.id })
  }
  customer.addresses = customer.addresses.filter(({ id }) => addresses.some((sent) => sent.id === id))
  for (const sent of addresses) {
    const known = customer.addresses.find(({ id }) => id === sent.id)
    const saved = saveAddress(context.shop, customer, givenAddress(sent), known)
    for (const mark of ['default_shipping', 'default_billing'] as const)
      if (sent[mark]) saved[mark] = true
      else delete saved[mark]
  }
  return rest(account(customer))
}

/** Adds or changes an address (wire: save-address). */
function addressPost(context: RequestContext): Response {
  const { customer } = context
  if (!customer) return json({ error: true, message: 'Please log in.' }, 401)
  const sent = (context.json() as { address?: Record<string, unknown> } | undefined)?.address
  if (!sent) return failed('Please enter the address.')
  const missing = missingIn(context.shop, sent)
  if (missing.length || !isCountry(sent.country_id)) {
    const errors = missing.map((field) => ({ field, message: 'This is a required field.' }))
    return failed('Please check the address.', { errors })
  }
  const known = customer.addresses.find(({ id }) => id === Number(sent.id))
  if (sent.id !== undefined && !known) return failed('The address is not yours.')
  const address = saveAddress(context.shop, customer, givenAddress(sent), known)
  return done({ message: context.translate('You saved the address.'), address })
}

const REQUIRED = ['firstname', 'lastname', 'city', 'postcode', 'country_id', 'telephone'] as const

const missingIn = (shop: Shop, sent: Record<string, unknown>): string[] => [
  ...[...requiredBesides(shop), ...REQUIRED].filter((field) => !String(sent[field] ?? '').trim()),
  ...(streetOf(sent).length ? [] : ['street']),
]
