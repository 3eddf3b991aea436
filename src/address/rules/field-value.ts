import { isObject, toList, toText } from '#lib/json.ts'
import type { Address, CustomAttribute } from './address.ts'
import type { FieldPlace } from './field-row.ts'

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
