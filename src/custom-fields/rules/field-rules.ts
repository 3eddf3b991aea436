import { maxLength, type Problem, required } from '#lib/validate.ts'
import type { PageField } from './page-field.ts'

/** The facts that decide whether an order has a field. */
export interface OrderSituation {
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
