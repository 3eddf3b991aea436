import { useStore } from '@nanostores/react'
import { dayLimits } from '../../domain/fields/field-rules'
import type { PageField } from '../../domain/fields/page-field'
import { pageText } from '../../domain/text/page-text'
import { $locale } from '../../state/page/page'
import { Field } from '../form/Field'
import { SelectField } from '../form/SelectField'
import { TextArea } from '../form/TextArea'
import { TickField } from '../form/TickField'
import type { useForm } from '../form/useForm'
import { useCommon } from '../text/common'
import { today } from './check-field'

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
