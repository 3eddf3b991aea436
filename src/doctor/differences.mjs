/** Names whose values are secrets or personal data, and are never shown. */
const HIDDEN =
  /key|token|session|cookie|password|mail|name|street|city|region|postcode|telephone|company|vat|_id$|^id$|data/i

/** The errors of a validation in plain words: where, what is there, and what should be. Each place is named once. */
export function differencesOf(errors, root) {
  const found = errors
    .filter(({ schemaPath }) => !/\/(anyOf|oneOf)\/\d/.test(schemaPath))
    .map((error) => toDifference(error, root))
  return found.filter(({ at }, index) => found.findIndex((other) => other.at === at) === index)
}

function toDifference({ keyword, instancePath, params, data, schema, parentSchema, message }, root) {
  const path = instancePath.split('/').slice(1).map(unescape)
  const at = (...more) =>
    root + [...path, ...more].map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('')
  const seen = describe(data, path.at(-1) ?? '')
  switch (keyword) {
    case 'type':
      return { at: at(), seen, expected: kinds(schema) }
    case 'required':
      return {
        at: at(params.missingProperty),
        seen: 'nothing',
        expected: kinds(parentSchema.properties?.[params.missingProperty]?.type),
      }
    case 'additionalProperties':
      return { at: at(params.additionalProperty), seen: 'a value', expected: 'no such member' }
    case 'maxItems':
      return {
        at: at(),
        seen,
        expected: params.limit === 0 ? 'an object, or an empty list' : `at most ${params.limit} entries`,
      }
    case 'enum':
      return { at: at(), seen, expected: schema.map((value) => JSON.stringify(value)).join(' or ') }
    case 'const':
      return { at: at(), seen, expected: JSON.stringify(schema) }
    case 'anyOf':
      return {
        at: at(),
        seen,
        expected: 'one of ' + schema.map(({ required = [] }) => required.join(' and ')).join(', '),
      }
    default:
      return { at: at(), seen, expected: message }
  }
}

const unescape = (part) => part.replaceAll('~1', '/').replaceAll('~0', '~')

const WORDS = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
}

const kinds = (types = []) =>
  [types]
    .flat()
    .map((type) => WORDS[type])
    .join(' or ') || 'a value'

/** The kind of a value. A short one is shown, unless it may be a secret. */
function describe(value, name) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length ? `a list of ${value.length}` : 'an empty list'
  if (typeof value === 'object') return 'an object'
  const isShown = !HIDDEN.test(name) && String(value).length <= 40
  if (typeof value === 'string') return isShown ? `the text ${JSON.stringify(value)}` : 'text'
  return isShown ? `the ${typeof value} ${value}` : `a ${typeof value}`
}
