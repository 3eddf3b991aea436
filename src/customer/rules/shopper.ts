import { decodeHtml } from '#lib/text/html-entities.ts'
import { readObject, toText } from '#lib/json.ts'

/** The customer account summary (rule: entities), its names escaped for HTML. A guest has no name. */
export interface CustomerSection {
  fullname?: string
  firstname?: string
  countryId?: string
}

/** Returns `{}` for everything that is not a section. */
export function parseCustomer(raw: unknown): CustomerSection {
  const { fullname, firstname, countryId } = readObject(raw)
  return {
    fullname: toText(fullname) || undefined,
    firstname: toText(firstname) || undefined,
    countryId: toText(countryId) || undefined,
  }
}

/** A shopper is logged in when the summary has a full name (rule: entities). */
export const isLoggedIn = (customer: CustomerSection | undefined): boolean =>
  Boolean(customer?.fullname?.trim())

/** The full name as text; `''` for a guest. */
export const customerName = (customer: CustomerSection | undefined): string =>
  decodeHtml(customer?.fullname ?? '').trim()

/** The first name as text; `''` when unknown. */
export const customerFirstName = (customer: CustomerSection | undefined): string =>
  decodeHtml(customer?.firstname ?? '').trim()
