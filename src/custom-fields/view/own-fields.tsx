import { useStore } from '@nanostores/react'
import { dayLimits, type PageField, type DayProblem, fieldProblem } from '../rules/page-field.ts'
import { pageText } from '#lib/text/page-text.ts'
import { $locale } from '#storefront/state/page.ts'
import { Field, useFieldFrame, type InFrame } from '#ui/form/Field.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { useForm } from '#ui/form/useForm.ts'
import { useCommon } from '#i18n/view/common.ts'
import type { Problem } from '#lib/validate.ts'
import { textOf } from '#i18n/view/i18n.ts'
import en from '#locales/en/fields.json'
import type { FieldRow } from '#address/rules/field-row.ts'
import { ADDRESS_FIELDS } from '#address/rules/fields.ts'
import { $fieldTable } from '#address/state/address-fields.ts'
import { $pageFields } from '../state/fields.ts'
import type { InputHTMLAttributes } from 'react'
import { Checkbox } from '#ui/Choice.tsx'

/** The shopper's day, as `2026-11-23`: Swedish writes it so. */
const today = (): string => new Date().toLocaleDateString('sv')

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

type Control = ReturnType<ReturnType<typeof useForm>['field']>

/** A field that the page has added, as the forms of ours show theirs. */
export function OwnField({ own, ...control }: Control & { own: PageField }) {
  const common = useCommon()
  const locale = useStore($locale)
  const look = {
    ...control,
    label: pageText(own.label, locale),
    hint: pageText(own.hint, locale) || undefined,
    required: own.required,
    autoComplete: 'off',
  }
  switch (own.control) {
    case 'textarea':
      return <TextArea {...look} />
    case 'checkbox':
      return <TickField {...look} />
    case 'date':
      return <Field {...look} type="date" width="half" {...dayLimits(own, today())} />
    case 'select': {
      const options = own.options.map(({ value, label }) => ({ value, label: pageText(label, locale) }))
      return <SelectField {...look} options={options} placeholder={common('form.choose')} />
    }
    case 'text':
      return <Field {...look} />
  }
}

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof InFrame> & InFrame

/** A checkbox of a form, whose value is `1` or empty. Its hint is part of its label. */
function TickField({ hint, defaultValue, ...field }: TickProps) {
  const { frame, control } = useFieldFrame(field)
  const { id, look } = frame
  return (
    <div className={`bzl-field bzl-field--${look.width ?? 'full'}`}>
      <Checkbox
        {...control}
        label={
          <>
            {look.label}
            {look.required && <span aria-hidden="true"> *</span>}
          </>
        }
        note={hint}
        value="1"
        defaultChecked={defaultValue === '1'}
      />
      {look.error && (
        <p className="bzl-field__error" id={`${id}-error`}>
          {look.error}
        </p>
      )}
    </div>
  )
}

/** Adds the page's own fields of addresses to ours, at the end of the form or in the place of ours. */
export function addAddressFields(): void {
  const own = $pageFields.get().filter(({ place }) => place === 'address')
  const rows = [...ADDRESS_FIELDS, ...own.map(toRow)]
  $fieldTable.set([...new Map(rows.map((row) => [row.name, row])).values()])
}

function toRow(field: PageField): FieldRow {
  const ours = ADDRESS_FIELDS.find(({ name }) => name === field.name)
  return {
    name: field.name,
    // A salutation keeps the key that Magento has for it, and its place before the names.
    at: ours?.at ?? { attribute: field.name },
    control: 'own',
    field,
    // The field draws its own label.
    label: '',
    autocomplete: 'off',
    part: ours?.part ?? 'T',
    shown: field.countries ? { only: field.countries } : true,
    required: field.required,
    check: (value) => checkField(field, value),
    width: 'full',
  }
}
