import { useState } from 'react'
import { useCommon } from '#i18n/view/common.ts'
import { Field, type FieldProps } from '#ui/form/Field.tsx'

/** A password that the shopper may look at. */
export function PasswordField(field: FieldProps) {
  const common = useCommon()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Field {...field} required type={isShown ? 'text' : 'password'} />
      <button type="button" className="bzl-link" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {common('form.show-password')}
      </button>
    </>
  )
}
