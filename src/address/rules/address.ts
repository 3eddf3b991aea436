/** A value of an address attribute that the shop itself added (wire: shapes). */
export interface CustomAttribute {
  attribute_code: string
  value: string
}

/** The fields that the cart's address and the customer's write alike (rule: entities, wire: shapes). */
export interface PostalAddress {
  firstname: string
  lastname: string
  middlename?: string
  prefix?: string
  suffix?: string
  company?: string
  fax?: string
  street: string[]
  city: string
  postcode: string
  country_id: string
  telephone: string
  vat_id?: string
  /** Absent if the address has none. */
  custom_attributes?: CustomAttribute[]
}

/** The cart's address (rule: entities, wire: shapes): `region` is text, `street` a list of one or two lines. */
export interface Address extends PostalAddress {
  customer_address_id?: number
  region: string
  /** 0 where the country has no list of regions (rule: regions). */
  region_id: number
  region_code: string
  email?: string
  same_as_billing?: 0 | 1
  save_in_address_book?: 0 | 1
}

/**
 * The customer's address (rule: entities, wire: shapes): `region` is an object, and the default marks are absent when
 * false.
 */
export interface CustomerAddress extends PostalAddress {
  id: number
  customer_id?: number
  region?: { region: string | null; region_code: string | null; region_id: number }
  region_id?: number
  default_shipping?: boolean
  default_billing?: boolean
}

/** An address to save in the customer's address book; a new one has no id (wire: save-address). */
export type BookAddress = Omit<CustomerAddress, 'id'> & { id?: number }

/** A directory region (rule: entities). */
export interface Region {
  id: number
  code: string
  name: string
}

/** A directory country (rule: entities); `regions` is empty where it has no list. */
export interface Country {
  id: string
  name: string
  regions: Region[]
}

export function emptyAddress(country_id = ''): Address {
  return {
    firstname: '',
    lastname: '',
    street: [''],
    city: '',
    region: '',
    region_id: 0,
    region_code: '',
    postcode: '',
    country_id,
    telephone: '',
  }
}

/** A list to choose from when the customer has saved addresses, otherwise the form (rule: address-choice). */
export function addressMode(saved: readonly CustomerAddress[] | undefined): 'list' | 'form' {
  return saved?.length ? 'list' : 'form'
}

/** Whether both name one place; the mark for the address book is only on one of two equal addresses. */
export function isSameAddress(one: Address, other: Address | undefined): boolean {
  const bare = (address?: Address) => JSON.stringify({ ...address, save_in_address_book: undefined })
  return bare(one) === bare(other)
}
