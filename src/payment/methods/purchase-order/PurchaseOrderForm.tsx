import { useEffect, useRef } from 'react'
import { required } from '#lib/validate.ts'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { confirmPayment } from '../../state/chosen-method.ts'
import { usePaymentText } from '../../view/text.tsx'
import { numberForm } from '../forms.ts'

/** The field for the number of the company's own order. */
export function PurchaseOrderForm() {
  const text = usePaymentText()
  const { form, field, submit } = useForm({
    initial: { number: '' },
    validate: ({ number }) => ({ number: required(number) }),
    onSubmit: confirmPayment,
  })
  const latest = useRef(submit)
  latest.current = submit
  useEffect(() => numberForm.register(() => latest.current()?.number.trim()), [])
  return (
    <form {...form}>
      <Field {...field('number')} label={text('purchase-order.number')} autoComplete="off" required />
    </form>
  )
}
