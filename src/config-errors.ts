import { type Schema, Validator } from '@cfworker/json-schema'

/** What of a page's configuration its schema does not allow, as `#/currency: String does not match pattern.` */
export function configErrors(given: unknown, schema: Schema): string[] {
  const { errors } = new Validator(schema, '2020-12', false).validate(given)
  const places = errors.map(({ instanceLocation }) => `${instanceLocation}/`)
  // Of a wrong member all that it is in is wrong, too.
  const isInnermost = ({ instanceLocation }: { instanceLocation: string }) =>
    places.every((place) => place === `${instanceLocation}/` || !place.startsWith(`${instanceLocation}/`))
  return errors.filter(isInnermost).map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}
