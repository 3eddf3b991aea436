import type { BookAddress, CustomerAddress } from './rules/address.ts'
import { parseSavedAddress, toBookRequest } from './rules/convert.ts'
import { isObject, type JsonObject, readObject, toList, toText } from '#lib/json.ts'
import { ApiError, isMissing } from '#http/api-error.ts'
import { postJsonWithFormKey, getJson, sendJson } from '#http/client.ts'
import { restRoot } from '#http/cart-path.ts'
import { isOk, listOf, messageOf, objectOf } from '#http/envelope.ts'
import type { FieldRefusal } from './rules/fields.ts'

/** The customer's address book (wire: address-book). A shop without that route sends the whole customer instead. */
export async function getAddresses(): Promise<CustomerAddress[]> {
  try {
    return toAddresses(await getJson(`${restRoot()}/customers/me/addresses`))
  } catch (error) {
    if (!isMissing(error)) throw error
    return toAddresses((await getCustomer()).addresses)
  }
}

/**
 * The customer (wire: address-book). Throws a server ApiError for anything else: written back, it would empty the
 * address book.
 */
async function getCustomer(): Promise<JsonObject> {
  const customer = objectOf(await getJson(`${restRoot()}/customers/me`))
  if (!toText(customer.id)) throw new ApiError('server', 200)
  return customer
}

const toAddresses = (answer: unknown) =>
  listOf(
    answer,
    toList(answer)
      .filter(isObject)
      .map(parseSavedAddress)
      .filter(({ id }) => id > 0),
  )

/**
 * Adds an address to the book, or with an id changes it: alone (wire: save-address), or where the shop has no route
 * for that (trap: stock-magento) with the whole book. Throws ApiError; when the shop names fields, they are its
 * `parameters`, as `FieldRefusal[]`.
 */
export async function saveAddress(address: BookAddress): Promise<void> {
  const request = toBookRequest(address)
  try {
    await postAddress(request)
  } catch (error) {
    if (!isMissing(error)) throw error
    const { id } = address
    await changeAddresses((addresses) =>
      addresses.some((each) => each.id === id)
        ? addresses.map((each) => (each.id === id ? { ...each, ...request } : each))
        : [...addresses, request],
    )
  }
}

async function postAddress(address: BookAddress): Promise<void> {
  const answer = await postJsonWithFormKey('/customer/account/addresspost', { address })
  if (isObject(answer) && isOk(answer)) return
  throw new ApiError('business', 200, {
    text: messageOf(answer),
    parameters: toRefusals(readObject(answer).errors),
  })
}

/**
 * Changes the book as a whole: the customer is read and written back with these addresses, and one that is missing among
 * them is deleted (wire: address-book). The ids of the default addresses follow the marks. Throws ApiError.
 */
export async function changeAddresses(
  change: (addresses: CustomerAddress[]) => BookAddress[],
): Promise<CustomerAddress[]> {
  const customer = await getCustomer()
  const addresses = change(toAddresses(customer.addresses))
  const defaultOf = (mark: 'default_shipping' | 'default_billing') => {
    const id = addresses.find((address) => address[mark])?.id
    return { [mark]: id === undefined ? undefined : String(id) }
  }
  const changed = {
    ...customer,
    ...defaultOf('default_shipping'),
    ...defaultOf('default_billing'),
    addresses,
  }
  const answer = await sendJson('PUT', `${restRoot()}/customers/me`, { customer: changed })
  return toAddresses(readObject(answer).addresses)
}

/** The refusals among the parameters of an error; none when it is another kind of error. */
export const fieldRefusals = (error: unknown): FieldRefusal[] =>
  error instanceof ApiError && Array.isArray(error.parameters) ? toRefusals(error.parameters) : []

const toRefusals = (refusals: unknown): FieldRefusal[] =>
  toList(refusals)
    .filter(isObject)
    .map(({ field, message }) => ({ field: toText(field), message: toText(message) }))
