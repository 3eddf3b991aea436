import { useMemo } from 'react'
import type { Choice } from '../../../domain/cart/item-choices'
import type { $money } from '../../../state/page/context'
import { Field } from '../../form/Field'
import { SelectField } from '../../form/SelectField'
import type { useForm } from '../../form/useForm'
import { useCommon } from '../../text/common'
import { TextArea } from '../../form/TextArea'
import { useOptionsText } from './text'

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
