import { isObject } from '#lib/json.ts'
import { hostDocument } from '#dom/document.ts'

/** One property of a widget: how it is read, and what a gallery needs to offer it. */
export interface Declaration<T> {
  readonly kind: 'text' | 'oneOf' | 'bool' | 'int' | 'structured'
  readonly default: T
  /** The values one may choose from, where they are few. */
  readonly choices?: readonly string[]
  /** Returns the value that was written on the page; undefined if it is not of this kind. */
  read(raw: unknown): T | undefined
}

export type Declarations = Record<string, Declaration<unknown>>

/** The values of declared properties, by name. */
export type Properties<D extends Declarations> = {
  [K in keyof D]: D[K] extends Declaration<infer T> ? T : never
}

/** Longer texts are a mistake of the page or worse. */
const LONGEST = 100_000

export const text = (fallback = ''): Declaration<string> => ({
  kind: 'text',
  default: fallback,
  read: (raw) => (isPlain(raw) ? String(raw) : undefined),
})

export const oneOf = <const C extends string>(choices: readonly C[], fallback: C): Declaration<C> => ({
  kind: 'oneOf',
  default: fallback,
  choices,
  read: (raw) => choices.find((choice) => choice === String(raw)),
})

const SWITCHES = new Map([
  ['', true],
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** A bare attribute is true, as in HTML. */
export const bool = (fallback = false): Declaration<boolean> => ({
  kind: 'bool',
  default: fallback,
  choices: ['true', 'false'],
  read: (raw) => SWITCHES.get(String(raw)),
})

export const int = (fallback = 0): Declaration<number> => ({
  kind: 'int',
  default: fallback,
  read: (raw) => (/^-?\d{1,15}$/.test(String(raw)) ? Number(raw) : undefined),
})

/** An object, by default an empty one: from the marker's JSON, or an attribute holding JSON. */
export const structured = <T extends object>(): Declaration<T> => ({
  kind: 'structured',
  default: {} as T,
  read(raw) {
    const value = typeof raw === 'string' ? parseJson(raw) : raw
    return isObject(value) ? (value as T) : undefined
  },
})

const isPlain = (raw: unknown) =>
  (typeof raw === 'string' && raw.length <= LONGEST) || typeof raw === 'number' || typeof raw === 'boolean'

/**
 * Returns undefined for text that is not JSON or is too long. Keys that would reach an object's prototype are
 * left out.
 */
function parseJson(json: string): unknown {
  if (json.length > LONGEST) return undefined
  try {
    return JSON.parse(json, (key, value: unknown) => (key in Object.prototype ? undefined : value))
  } catch {
    return undefined
  }
}

/**
 * Returns the properties of a marker: its JSON wins, then `data-` attributes (kebab to camel), then the defaults.
 * The JSON is in a child of the marker, or in the element whose id `data-json` names.
 * A value that cannot be read is reported to `warn` and replaced by the default.
 */
export function readProperties<D extends Declarations>(
  host: HTMLElement,
  declarations: D,
  warn: (what: string) => void = () => undefined,
): Properties<D> {
  const json = readJsonChild(host, warn)
  const values: Record<string, unknown> = {}
  for (const [name, declaration] of Object.entries(declarations)) {
    const raw = Object.hasOwn(json, name) ? json[name] : host.getAttribute(attributeOf(name))
    const value = raw === null ? undefined : declaration.read(raw)
    if (raw !== null && value === undefined) {
      const choices = declaration.choices?.filter(Boolean)
      const written = Object.hasOwn(json, name) ? name : attributeOf(name)
      warn(`${written} cannot be ${shorten(raw)}${choices ? `, only ${choices.join(', ')}` : ''}`)
    }
    values[name] = value ?? declaration.default
  }
  return values as Properties<D>
}

/** The marker's own `<script type="application/json">`, if it has one. */
export const jsonChild = (host: HTMLElement) => host.querySelector(':scope > script[type="application/json"]')

function readJsonChild(host: HTMLElement, warn: (what: string) => void): Record<string, unknown> {
  const { json: id } = host.dataset
  const child = id ? hostDocument.getElementById(id) : jsonChild(host)
  if (!child && id) warn(`data-json names no element: "${id}"`)
  if (!child) return {}
  const value = parseJson(child.textContent)
  if (isObject(value)) return value
  warn('the JSON in the marker cannot be read')
  return {}
}

/** The attribute a property is written as: `giftBox` is `data-gift-box`. */
export const attributeOf = (name: string) =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Enough of a value to find it in the page. */
const shorten = (raw: unknown) => JSON.stringify(raw)?.slice(0, 40)
