import { isObject } from '#lib/json.ts'
import { didYouMean } from '#lib/text/nearest.ts'

/** Members that an object may lack although they are right (src/public/slots.d.ts, src/public/cart.d.ts). */
const OPTIONAL = ['number', 'carrier_title', 'method_title', 'product_id', 'url']

const BOUND = /^data-(text|money|show|hide|attr-.+)$/

/** Tells, as sentences, which paths of a template lead nowhere in the data of its place. */
export function unknownPaths(content: DocumentFragment, data: object): string[] {
  const paths = [...content.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => BOUND.test(name)).map(({ value }) => value),
  )
  return [...new Set(paths)].flatMap((path) => mistakeIn(path, data) ?? [])
}

function mistakeIn(path: string, data: object): string | undefined {
  let value: unknown = data
  for (const key of path.split('.')) {
    if (Array.isArray(value)) {
      // A list may be shorter than usual.
      if (/^\d+$/.test(key) || key === 'length') value = value[Number(key)]
      else return `"${path}" leads nowhere: a list has numbers from 0 on, and length.`
    } else if (isObject(value)) {
      const names = Object.keys(value)
      if (!names.includes(key)) return OPTIONAL.includes(key) ? undefined : unknownKey(path, key, names)
      value = value[key]
    } else
      return value === undefined ? undefined : `"${path}" leads nowhere: there is nothing in it at ${key}.`
  }
  return undefined
}

function unknownKey(path: string, key: string, names: string[]): string {
  return `"${path}" leads nowhere: there is no ${key}, only ${names.join(', ')}.${didYouMean(key, names)}`
}
