import { readObject, toText } from '#lib/json.ts'
import { postcodeShapes } from './postcode-shapes.ts'

/** Longer input is no postcode, and is kept from the shop's patterns. */
const LONGEST = 20

interface Format {
  pattern: RegExp
  example: string
}

/**
 * Examples of the country's postcodes when this one looks like none of them; otherwise undefined. The shop's patterns
 * (`postCodes` of b.14) count where it has any for the country, else libaddressinput's. A hint: it stops nobody.
 */
export function expectedPostcodes(
  postcode: string,
  country_id: string,
  postCodes: unknown,
): readonly string[] | undefined {
  const ofShop = shopFormats(readObject(postCodes)[country_id])
  const formats = ofShop.length ? ofShop : postcodeShapes(country_id).map(toFormat)
  const isExpected = postcode.length <= LONGEST && formats.some(({ pattern }) => pattern.test(postcode))
  if (!postcode || !formats.length || isExpected) return undefined
  return [...new Set(formats.map(({ example }) => example))].slice(0, 2)
}

function shopFormats(patterns: unknown): Format[] {
  return Object.values(readObject(patterns)).flatMap((entry) => {
    const { pattern, example } = readObject(entry)
    try {
      return pattern ? [{ pattern: new RegExp(toText(pattern)), example: toText(example) }] : []
    } catch {
      return []
    }
  })
}

const SIGNS: Record<string, string> = { '#': '\\d', '@': '[a-z]', '*': '[a-z\\d]', ' ': ' ?', '-': '[- ]?' }

function toFormat(shape: string): Format {
  const letters = [...'ABCDEFG']
  const digits = [...'123456789']
  return {
    pattern: new RegExp(`^${shape.replace(/[^A-Z\d]/g, (sign) => SIGNS[sign]!)}$`, 'i'),
    example: shape.replace(/[#@*]/g, (sign) => (sign === '@' ? letters : digits).shift()!),
  }
}
