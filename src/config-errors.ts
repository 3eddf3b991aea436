import { type Schema, Validator } from '@cfworker/json-schema'
import { didYouMean } from '#lib/text/nearest.ts'

/** What of a page's configuration its schema does not allow, as `#/currency: String does not match pattern.` */
export function configErrors(given: unknown, schema: Schema): string[] {
  const { errors } = new Validator(schema, '2020-12', false).validate(given)
  const places = errors.map(({ instanceLocation }) => `${instanceLocation}/`)
  // Of a wrong member all that it is in is wrong, too.
  const isInnermost = ({ instanceLocation }: { instanceLocation: string }) =>
    places.every((place) => place === `${instanceLocation}/` || !place.startsWith(`${instanceLocation}/`))
  return errors.filter(isInnermost).map(({ instanceLocation, keyword, error }) => {
    const key = instanceLocation.split('/').at(-1)!
    const isUnknown = keyword === 'false'
    return `${instanceLocation}: ${isUnknown ? `There is no such key.${didYouMean(key, keysOf(schema))}` : error}`
  })
}

/** All keys that the schema knows, at any depth. */
function keysOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties as Record<string, Schema>).flatMap(([key, inner]) => [
    key,
    ...keysOf(inner),
  ])
}
