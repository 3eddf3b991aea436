import { type DayProblem, fieldProblem, type PageField } from '../rules/page-field.ts'
import type { Problem } from '#lib/validate.ts'
import { $locale } from '#storefront/state/page.ts'
import { textOf } from '#i18n/view/i18n.ts'
import en from '#locales/en/fields.json'

/** The shopper's day, as `2026-11-23`: Swedish writes it so. */
export const today = (): string => new Date().toLocaleDateString('sv')

/** Returns the problem with a value of a page's field, to be shown at that field. */
export function checkField(field: PageField, value: string): Problem | string | undefined {
  const text = textOf('fields', en)
  if (field.control === 'date' && value === '?') return text('date.incomplete')
  const problem = fieldProblem(field, value, today())
  return problem && isOfDay(problem) ? text(problem.key, { day: dayText(problem.day) }) : problem
}

const isOfDay = (problem: Problem | DayProblem): problem is DayProblem => 'day' in problem

const dayText = (day: string) =>
  new Intl.DateTimeFormat($locale.get(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
