import { useLayoutEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { checkField, OwnField } from '#custom-fields/view/own-fields.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { $orderFields, keepValue, keptValue, startOrderFields } from '../state/order/order-fields.ts'

/** The page's own fields of the order, in the review. They are checked and saved when the order button is pressed. */
export function OrderFields() {
  const fields = useStore($orderFields)
  const form = useForm({
    initial: Object.fromEntries(fields.map(({ name }) => [name, keptValue(name)])),
    validate: (values) =>
      Object.fromEntries(fields.map((field) => [field.name, checkField(field, values[field.name] ?? '')])),
    // Enter in a field places no order.
    onSubmit: () => {},
    onChange: (name) => keepValue(name, form.values()[name] ?? ''),
  })
  const latest = useRef(form)
  latest.current = form
  // This takes effect at once: what stood here until now has kept the order back.
  useLayoutEffect(
    () =>
      startOrderFields({
        submit: () => latest.current.submit(),
        values: () => latest.current.values(),
        refuse: (name, message) => void latest.current.refuse(name, message),
      }),
    [],
  )
  if (!fields.length) return null
  return (
    <form {...form.form} className="bzl-checkout__extras">
      <ErrorSummary {...form.summary} />
      <div className="bzl-fields">
        {fields.map((field) => (
          <OwnField key={field.name} {...form.field(field.name)} own={field} />
        ))}
      </div>
    </form>
  )
}
