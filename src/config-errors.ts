import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import { isObject, readObject, toText } from '#lib/json.ts'
import { didYouMean } from '#lib/text/nearest.ts'

/**
 * Returns the mistakes in a page's configuration by its schema, in words, as
 * `#/currency: it cannot be "EURO". ISO 4217. Without it the storefront's.`
 */
export function configErrors(given: unknown, schema: Schema): string[] {
  const { errors } = new Validator(schema, '2020-12', false).validate(given)
  const places = errors.map(({ instanceLocation }) => `${instanceLocation}/`)
  // A wrong member makes everything that contains it wrong, too.
  const isInnermost = ({ instanceLocation }: OutputUnit) =>
    places.every((place) => place === `${instanceLocation}/` || !place.startsWith(`${instanceLocation}/`))
  const lines = errors.filter(isInnermost).flatMap((error) => {
    const words = inWords(error, at(given, error.instanceLocation), schema)
    return words ? `${error.instanceLocation}: ${words}` : []
  })
  return [...new Set(lines)]
}

const TYPES: Record<string, string> = {
  string: 'a text',
  boolean: 'true or false',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
}

/** Undefined for an error that only says that another one is there. */
function inWords(
  { keyword, keywordLocation, instanceLocation, error }: OutputUnit,
  value: unknown,
  schema: Schema,
) {
  const rule = readObject(at(schema, keywordLocation.slice(0, keywordLocation.lastIndexOf('/')), schema))
  const written = JSON.stringify(value)?.slice(0, 40)
  switch (keyword) {
    case 'false':
      return `there is no such key.${didYouMean(instanceLocation.split('/').at(-1)!, keysOf(schema))}`
    case 'type':
      return `it has to be ${TYPES[toText(rule.type)] ?? toText(rule.type)}, and is ${written}.`
    case 'enum': {
      const allowed = (rule.enum as unknown[]).map(String)
      return `it cannot be ${written}, only ${allowed.join(', ')}.${didYouMean(String(value), allowed)}`
    }
    case 'pattern':
    case 'format':
      return `it cannot be ${written}. ${toText(rule.description)}`.trim()
    case '$ref':
    case 'oneOf':
      return undefined
    default:
      return error
  }
}

/** The member at a JSON pointer. A `$ref` on the way leads on in `root`. */
function at(value: unknown, pointer: string, root?: Schema): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>((found, key) => {
      const member =
        isObject(found) || Array.isArray(found) ? (found as Record<string, unknown>)[key] : undefined
      return root && key === '$ref' ? at(root, toText(member), root) : member
    }, value)
}

/** All keys that the schema knows, at any depth. */
function keysOf({ properties = {}, items }: Schema): string[] {
  const own = Object.entries(properties as Record<string, Schema>)
  const inner = [...own.map(([, each]) => each), ...(isObject(items) ? [items] : [])]
  return [...own.map(([key]) => key), ...inner.flatMap(keysOf)]
}
