import type { PostalAddress, Address, CustomAttribute } from './address.ts'
import type { PageField } from '#custom-fields/rules/page-field.ts'
import type { Problem } from '#lib/validate.ts'
import { isObject, toList, toText } from '#lib/json.ts'

/** Everywhere or nowhere, or the countries where it is so. */
export type Countries = boolean | { only: readonly string[] } | { except: readonly string[] }

/**
 * A form may ask for these besides the address: a guest's e-mail, and the tax number if the shop's setting
 * wants it. The options also tell whether the region is required.
 */
export interface FormOptions {
  email?: boolean
  vatId?: boolean
  /** Undefined where the shop does not say; then the table does. */
  regionRequired?: boolean
}

export type TextKey = Exclude<keyof PostalAddress, 'street' | 'custom_attributes'>

/** The place of the value in the cart's address, in the customer's and in requests (wire: shapes). */
export type FieldPlace =
  /** The same key everywhere. `normalize` makes of what was typed what the server reads. */
  | { key: TextKey; normalize?(text: string): string }
  /** A key of the cart's address and its requests alone: the customer's region is an object. */
  | { cartKey: 'email' | 'region' }
  /** The last line of a form holds all that follow of a saved address. */
  | { streetLine: 0 | 1 | 2 | 3; isLast?: boolean }
  /** A row of `custom_attributes`, by its `attribute_code`. */
  | { attribute: string }

interface Placed {
  /** Name of the field and of its control; the region's control is `region_id` where there is a list. */
  name: string
  at: FieldPlace
  /**
   * The names the server uses for it in refusals besides `name`; signs between letters and their case do not
   * count.
   */
  refusedAs?: readonly string[]
  /** Matches the server's sentence in a refusal that names no field. */
  refusalText?: RegExp
}

type Control =
  | { control: 'text' | 'tel' | 'email' }
  /** `countries` are the directory's. */
  | { control: 'select'; options: 'countries' | readonly { value: string; label: string }[] }
  /** A list where the directory has one for the country, text elsewhere (rule: regions). */
  | { control: 'region' }
  /** A field that the page adds: `field` has its label and its kind. */
  | { control: 'own'; field: PageField }

/** One field of an address and all there is to know about it. */
export type FieldRow = Placed &
  Control & {
    /** Key of the shared texts. */
    label: string
    /** The autofill token, without `shipping` or `billing` before it. */
    autocomplete: string
    inputMode?: 'numeric' | 'text' | 'tel' | 'email'
    capitalize?: 'characters' | 'off'
    example?: string
    /**
     * Its position in the form. `E` e-mail, `R` country, `N` names, `O` company, then `A` street, `C` city, `S` region
     * and `Z` postcode in the order of the country, then `T` the rest. Fields of one part keep the order of the table.
     */
    part: 'E' | 'R' | 'N' | 'O' | 'A' | 'C' | 'S' | 'Z' | 'T'
    shown: Countries | 'email' | 'vatId'
    /** When shown. A region can be required only where the directory has a list. */
    required: Countries
    check(value: string): Problem | string | undefined
    width: 'half' | 'full'
    /** Keys of the address texts: below the control; on the button that reveals a field few addresses have. */
    hint?: string
    reveal?: string
    /** Part of the address on one line, before the country. Name, street, city, region and postcode always are. */
    inText?: true
  }

export type FieldTable = readonly FieldRow[]

/** A line of the street. */
const lineOf = (street: readonly string[] = [], { streetLine, isLast }: StreetLine): string =>
  street
    .slice(streetLine, isLast ? undefined : streetLine + 1)
    .map(toText)
    .filter(Boolean)
    .join(', ')

type StreetLine = Extract<FieldPlace, { streetLine: number }>

/**
 * Returns the value at a field's place in a cart's address; '' without a value. The value of a region is its
 * name.
 */
export function valueOf(address: Address, at: FieldPlace): string {
  if ('streetLine' in at) return lineOf(address.street, at)
  if ('attribute' in at) {
    return toAttributes(address.custom_attributes)?.find(isOf(at))?.value ?? ''
  }
  return toText(address['key' in at ? at.key : at.cartKey])
}

/** The address with another value at a field's place. A region changes only its name: see `withRegion`. */
export function withValue(address: Address, at: FieldPlace, value: string): Address {
  if ('streetLine' in at) {
    const { street, streetLine: index } = { ...address, ...at }
    const before = [...Array(index).keys()].map((line) => toText(street[line]))
    return { ...address, street: [...before, value, ...(at.isLast ? [] : street.slice(index + 1))] }
  }
  if ('attribute' in at) {
    const others = toAttributes(address.custom_attributes)?.filter((one) => !isOf(at)(one)) ?? []
    return {
      ...address,
      custom_attributes: toAttributes([...others, { attribute_code: at.attribute, value }]),
    }
  }
  return { ...address, ['key' in at ? at.key : at.cartKey]: value }
}

/**
 * Returns the attributes that have a text, from a list or an object by code (wire: checkout-configuration). Undefined
 * if all are empty.
 */
export function toAttributes(attributes: unknown): CustomAttribute[] | undefined {
  const found = toList(attributes)
    .filter(isObject)
    .map(({ attribute_code, value }) => ({
      attribute_code: toText(attribute_code),
      value: toText(value).trim(),
    }))
    .filter(({ attribute_code, value }) => attribute_code && value)
  return found.length ? found : undefined
}

const isOf = (at: { attribute: string }) => (one: CustomAttribute) => one.attribute_code === at.attribute
