import { type DayProblem, fieldProblem } from '../../domain/fields/field-rules'
import type { PageField } from '../../domain/fields/page-field'
import type { Problem } from '../../domain/validate'
import { $locale } from '../../state/page/page'
import { textOf } from '../text/i18n'
import en from '../../../locales/en/fields.json'

/** The shopper's day, as `2026-11-23`: Swedish writes it so. */
export const today = (): string => new Date().toLocaleDateString('sv')

/** What is wrong with a value of a page's field, to be shown at it. */
export function checkField(field: PageField, value: string): Problem | string | undefined {
  const text = textOf('fields', en)
  if (field.control === 'date' && value === '?') return text('date.incomplete')
  const problem = fieldProblem(field, value, today())
  return problem && isOfDay(problem) ? text(problem.key, { day: dayText(problem.day) }) : problem
}

const isOfDay = (problem: Problem | DayProblem): problem is DayProblem => 'day' in problem

const dayText = (day: string) =>
  new Intl.DateTimeFormat($locale.get(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
