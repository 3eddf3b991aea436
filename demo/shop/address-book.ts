import { regionById } from './directory/directory.ts'
import type { QuoteAddress } from './quote.ts'
import type { Shop } from './shop.ts'
import type { CustomAttribute, Customer, CustomerAddress } from './records.ts'

/** An address from a form or a cart; `region` is free text, `region_id` a region of the directory. */
export interface GivenAddress {
  country_id: string
  region?: string
  region_id?: number
  street: string[]
  telephone: string
  postcode: string
  city: string
  firstname: string
  lastname: string
  prefix?: string
  middlename?: string
  suffix?: string
  fax?: string
  company?: string
  vat_id?: string
  custom_attributes?: CustomAttribute[]
}

/** The lines of a sent address's street that are not empty. */
export const streetOf = ({ street }: Record<string, unknown>) =>
  Array.isArray(street) ? street.map(String).filter(Boolean) : []

/** An address as it was sent; `region` may also be an object, as in REST responses. */
export function givenAddress(sent: Record<string, unknown>): GivenAddress {
  const text = (field: string) => String(sent[field] ?? '').trim()
  const given = (field: string) => (text(field) ? { [field]: text(field) } : {})
  const isObject = typeof sent.region === 'object' && sent.region !== null
  const region = (isObject ? sent.region : { region: sent.region }) as Record<string, unknown>
  return {
    country_id: text('country_id'),
    region: String(region.region ?? ''),
    region_id: Number(sent.region_id ?? region.region_id ?? 0) || 0,
    street: streetOf(sent),
    telephone: text('telephone'),
    postcode: text('postcode'),
    city: text('city'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    ...given('prefix'),
    ...given('middlename'),
    ...given('suffix'),
    ...given('fax'),
    ...given('company'),
    ...given('vat_id'),
    custom_attributes: sent.custom_attributes as CustomAttribute[] | undefined,
  }
}

/** Adds an address to a customer's address book or replaces `known`; the first address becomes the default. */
export function saveAddress(
  shop: Shop,
  customer: Customer,
  given: GivenAddress,
  known?: CustomerAddress,
): CustomerAddress {
  const { region, region_id = 0, ...plain } = given
  const listed = regionById(given.country_id, region_id)
  const isFirst = !customer.addresses.length
  const address: CustomerAddress = {
    id: known?.id ?? shop.nextId('address', 20),
    customer_id: customer.id,
    ...plain,
    region: listed
      ? { region_code: listed.code, region: listed.name, region_id }
      : { region_code: null, region: region || null, region_id: 0 },
    region_id: listed ? region_id : 0,
    ...((known?.default_shipping || isFirst) && { default_shipping: true as const }),
    ...((known?.default_billing || isFirst) && { default_billing: true as const }),
  }
  customer.addresses = known
    ? customer.addresses.map((one) => (one.id === known.id ? address : one))
    : [...customer.addresses, address]
  return address
}

/** Saves each new address with `save_in_address_book` when the order is placed (wire: shapes), also two equal ones. */
export function saveNewAddresses(
  shop: Shop,
  customer: Customer,
  addresses: (QuoteAddress | undefined)[],
): void {
  for (const address of addresses) {
    if (!address || Number(address.save_in_address_book) !== 1 || address.customer_address_id) continue
    saveAddress(shop, customer, givenAddress(address))
  }
}
