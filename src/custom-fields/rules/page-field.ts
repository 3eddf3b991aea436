import { isObject, type JsonObject, toText } from '#lib/json.ts'
import type { PageText } from '#lib/text/page-text.ts'
import { maxLength, type Problem, required } from '#lib/validate.ts'

const CONTROLS = ['text', 'textarea', 'select', 'checkbox', 'date'] as const
const ORDER_KEYS = ['extension_attributes', 'paymentMethod.extension_attributes'] as const

/** A field that the page adds to addresses or to the order, as `fields` of its configuration names it. */
export interface PageField {
  /** In requests, and of its control. */
  name: string
  label: PageText
  hint?: PageText
  control: (typeof CONTROLS)[number]
  /** The options of a select. */
  options: { value: string; label: PageText }[]
  place: 'address' | 'order'
  /**
   * The place a value is sent to: with the address, the shipping information, the way to pay, or to a route
   * of the shop (wire: own-fields).
   */
  send: 'custom_attributes' | (typeof ORDER_KEYS)[number] | { url: string }
  required: boolean
  /** Shown where these are delivered to, or billed where nothing is delivered; everywhere without. */
  countries?: readonly string[]
  /** Shown for carts with nothing to deliver, or only for others; for all without. */
  virtual?: boolean
  /** Codes of the ways to pay it is shown with; with all without. */
  methods?: readonly string[]
  maxLength: number
  /** `min` and `max` limit a date: each is a day, or a number of days from today (`+2`). */
  min?: string
  max?: string
}

/** The server keeps so many characters of an attribute, and more of a text. */
const LINE = 255
const TEXT = 2000

/**
 * Returns the valid fields of a configuration, and the problems of the invalid ones. `spare` names the fields of
 * addresses that the page may have drawn in its own way.
 */
export function parseFields(
  raw: readonly unknown[],
  taken: readonly string[],
  spare: readonly string[] = [],
) {
  const fields: PageField[] = []
  const problems: string[] = []
  raw.forEach((given, index) => {
    const value = isObject(given) ? given : {}
    const others = value.place === 'address' ? [] : spare
    const field = toField(value, [...taken, ...others, ...fields.map(({ name }) => name)])
    if (typeof field === 'string') problems.push(`fields[${index}] is ignored: ${field}`)
    else fields.push(field)
  })
  return { fields, problems }
}

/** Returns the field, or the reason why it is invalid. */
function toField(given: JsonObject, taken: readonly string[]): PageField | string {
  const name = toText(given.name)
  const { control = 'text', place = 'order', send = USUAL[String(place)], required = false } = given
  if (!/^[a-z]\w{0,59}$/i.test(name)) return 'its name is not one of letters, digits and _'
  if (taken.includes(name)) return `there is a ${name} already`
  const rest = { hint: toLabel(given.hint), options: toOptions(given.options) }
  const label = toLabel(given.label)
  if (!label) return 'it has no label'
  if (!isOne(CONTROLS, control)) return `no control is called ${toText(control)}`
  if (control === 'select' && !rest.options.length) return 'a select needs options'
  if (place !== 'address' && place !== 'order') return 'its place is address or order'
  const target = place === 'address' ? toAddressTarget(send) : toOrderTarget(send)
  if (!target) return `what stands in ${place === 'order' ? 'an order' : 'an address'} is not sent there`
  if ([given.min, given.max].some((limit) => limit !== undefined && !isDay(limit)))
    return 'min or max is no day'
  return {
    ...{ name, label, control, place, send: target, required: required === true, ...rest },
    countries: toTexts(given.countries),
    virtual: typeof given.virtual === 'boolean' ? given.virtual : undefined,
    methods: toTexts(given.methods),
    maxLength: Number(given.maxLength) > 0 ? Number(given.maxLength) : control === 'textarea' ? TEXT : LINE,
    min: toText(given.min) || undefined,
    max: toText(given.max) || undefined,
  }
}

const USUAL: Record<string, string> = { address: 'custom_attributes', order: 'extension_attributes' }

const isOne = <T extends string>(all: readonly T[], value: unknown): value is T => all.includes(value as T)

const toAddressTarget = (send: unknown) => (send === 'custom_attributes' ? send : undefined)

/** A route of this shop: a path below its root, and no other address. */
function toOrderTarget(send: unknown): PageField['send'] | undefined {
  if (isOne(ORDER_KEYS, send)) return send
  const url = isObject(send) ? toText(send.url) : ''
  return /^(\/[\w-][\w.-]*)+\/?$/.test(url) ? { url } : undefined
}

const isDay = (value: unknown) => typeof value === 'string' && /^(\d{4}-\d\d-\d\d|[+-]\d{1,4})$/.test(value)

function toLabel(given: unknown): PageText | undefined {
  if (!isObject(given)) return toText(given) || undefined
  const texts = Object.entries(given).filter((entry): entry is [string, string] => Boolean(toText(entry[1])))
  return texts.length ? Object.fromEntries(texts) : undefined
}

const toOptions = (given: unknown) =>
  (Array.isArray(given) ? given : []).filter(isObject).flatMap(({ value, label }) => {
    const text = toLabel(label) ?? toText(value)
    return toText(value) && text ? [{ value: toText(value), label: text }] : []
  })

const toTexts = (given: unknown) => (Array.isArray(given) ? given.map(toText).filter(Boolean) : undefined)

/** The facts that decide whether an order has a field. */
interface OrderSituation {
  /** Country of the delivery, or of the billing address if nothing is delivered. */
  country: string
  isVirtual: boolean
  /** Code of the way to pay. */
  method: string
}

/**
 * Returns the page's fields for an order in its present state. A virtual cart has no shipping information, so
 * it has no fields that are sent with it.
 */
export const orderFields = (
  fields: readonly PageField[],
  { country, isVirtual, method }: OrderSituation,
): PageField[] =>
  fields.filter(
    ({ place, send, countries, virtual, methods }) =>
      place === 'order' &&
      !(isVirtual && send === 'extension_attributes') &&
      (virtual ?? isVirtual) === isVirtual &&
      (countries?.includes(country) ?? true) &&
      (methods?.includes(method) ?? true),
  )

/** A day that is out of its limits. */
export interface DayProblem {
  key: 'date.from' | 'date.until'
  day: string
}

/** The rule a value breaks. `today` is the shopper's, as `2026-11-23`. */
export function fieldProblem(
  field: PageField,
  value: string,
  today: string,
): Problem | DayProblem | undefined {
  const missing = field.required ? required(value) : undefined
  if (missing || !value) return missing
  if (field.control !== 'date') return maxLength(value, field.maxLength)
  const { min, max } = dayLimits(field, today)
  if (min && value < min) return { key: 'date.from', day: min }
  return max && value > max ? { key: 'date.until', day: max } : undefined
}

/** The first and the last day a date may be. */
export const dayLimits = ({ min, max }: PageField, today: string) => ({
  min: min && toDay(min, today),
  max: max && toDay(max, today),
})

const DAY = 24 * 60 * 60_000

const toDay = (limit: string, today: string): string =>
  /^[+-]/.test(limit) ? new Date(Date.parse(today) + Number(limit) * DAY).toISOString().slice(0, 10) : limit
