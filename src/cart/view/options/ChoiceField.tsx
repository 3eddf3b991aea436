import { useMemo } from 'react'
import type { Choice } from '../../rules/item-choices.ts'
import type { $money } from '#storefront/state/context.ts'
import { Field } from '#ui/form/Field.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { useForm } from '#ui/form/useForm.ts'
import { useCommon } from '#i18n/view/common.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useOptionsText } from './text.ts'

interface Props {
  choice: Choice
  field: ReturnType<ReturnType<typeof useForm<string>>['field']>
  money: ReturnType<typeof $money.get>
}

/** One choice with its prices: the browser's own list, or a text. */
export function ChoiceField({ choice, field, money }: Props) {
  const text = useOptionsText()
  const common = useCommon()
  const { label, isRequired, values, price = 0 } = choice
  const options = useMemo(
    () =>
      values?.map(({ value, label: name, price: extra }) => ({
        value,
        label: extra > 0 ? text('price', { value: name, price: money(extra) }) : name,
      })),
    [values, text, money],
  )
  const look = {
    label,
    required: isRequired,
    hint: price > 0 && text('price.typed', { price: money(price) }),
  }
  if (options)
    return <SelectField {...field} {...look} options={options} placeholder={common('form.choose')} />
  return choice.isLong ? <TextArea {...field} {...look} /> : <Field {...field} {...look} autoComplete="off" />
}
