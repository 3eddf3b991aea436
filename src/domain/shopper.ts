import { decodeHtml } from './html-text'
import { isObject, toText } from './json'

/** The customer account summary (§3). A stock guest has none of these; the countries are there for guests too. */
export interface CustomerSection {
  fullname?: string
  firstname?: string
  websiteId?: string
  countryId?: string
  rawCountryId?: string
  data_id?: number
}

/** A shopper is logged in when the summary has a full name (§3). */
export function isLoggedIn(customer: CustomerSection | undefined | null): boolean {
  return isObject(customer) && toText(customer.fullname).trim() !== ''
}

/** The full name as text (the server escapes it for HTML); `''` for a guest. */
export function customerName(customer: CustomerSection | undefined | null): string {
  return isObject(customer) ? decodeHtml(toText(customer.fullname)).trim() : ''
}

/** The first name as text; `''` when unknown. */
export function customerFirstName(customer: CustomerSection | undefined | null): string {
  return isObject(customer) ? decodeHtml(toText(customer.firstname)).trim() : ''
}
