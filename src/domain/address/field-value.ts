import { isObject, toList, toText } from '../json'
import type { Address, CustomAttribute } from './address'
import type { FieldPlace } from './field-row'

/** The street as the form's two lines: the second holds all that follow of a saved address. */
export const typedStreet = ([first = '', ...more]: readonly string[] = []): [string, string] => [
  toText(first),
  more.map(toText).filter(Boolean).join(', '),
]

/** The value at a field's place in a cart's address; '' where there is none. Of a region its name. */
export function valueOf(address: Address, at: FieldPlace): string {
  if ('streetLine' in at) return typedStreet(address.street)[at.streetLine]
  if ('attribute' in at) {
    return toAttributes(address.custom_attributes)?.find(isOf(at))?.value ?? ''
  }
  return toText(address['key' in at ? at.key : at.cartKey])
}

/** The address with another value at a field's place. Of a region only the name: see `withRegion`. */
export function withValue(address: Address, at: FieldPlace, value: string): Address {
  if ('streetLine' in at) {
    const lines = typedStreet(address.street)
    const street = lines.map((line, index) => (index === at.streetLine ? value : line))
    return { ...address, street }
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

/** Those with a text, of a list or of an object by code (b.14); undefined when there is none. */
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
