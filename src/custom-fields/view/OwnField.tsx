import { useStore } from '@nanostores/react'
import { dayLimits, type PageField } from '../rules/page-field.ts'
import { pageText } from '#lib/text/page-text.ts'
import { $locale } from '#storefront/state/page.ts'
import { Field } from '#ui/form/Field.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TickField } from '#ui/form/TickField.tsx'
import type { useForm } from '#ui/form/useForm.ts'
import { useCommon } from '#i18n/view/common.ts'
import { today } from './check-field.ts'

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
