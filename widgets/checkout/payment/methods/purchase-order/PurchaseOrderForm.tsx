import { useEffect, useRef } from 'react'
import { required } from '../../../../../src/domain/validate'
import { Field } from '../../../../../src/ui/form/Field'
import { useForm } from '../../../../../src/ui/form/useForm'
import { confirmPayment } from '../../../state/payment/confirm-payment'
import { usePaymentText } from '../../text'
import { registerNumberForm } from './number-form'

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
  useEffect(() => registerNumberForm(() => latest.current()?.number.trim()), [])
  return (
    <form {...form}>
      <Field {...field('number')} label={text('purchase-order.number')} autoComplete="off" required />
    </form>
  )
}
