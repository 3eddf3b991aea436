import { useRef, useState } from 'react'
import { minLength, required } from '#lib/validate.ts'
import { createAccount } from '#customer/state/create-account.ts'
import type { PlacedOrder } from '#order/state/placed-order.ts'
import type { Refusal } from '#async/refusals.ts'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { FormDone } from '#ui/form/FormDone.tsx'
import { PasswordField } from '#customer/view/PasswordField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Notice } from '#ui/Notice.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { personal } from '#ui/personal.ts'
import { useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/order-confirmation.json'

/** Magento's least length of a password; what else it asks for, it says itself. */
const SHORTEST = 8

/** An account from a guest's order: one password, all else is known. */
export function AccountOffer({ order }: { order: PlacedOrder }) {
  const text = useText('order-confirmation', en)
  const message = useMessage()
  const [isBusy, setBusy] = useState(false)
  const [isCreated, setCreated] = useState(false)
  const [refusal, setRefusal] = useState<{ reason: Refusal }>()
  const isSending = useRef(false)
  const { email, billing } = order
  const { form, field, summary } = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: required(password) ?? minLength(password, SHORTEST) }),
    async onSubmit({ password }) {
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      setRefusal(undefined)
      const { firstname, lastname } = billing
      try {
        const reason = await createAccount({ firstname, lastname, email, password })
        if (reason) setRefusal({ reason })
        else setCreated(true)
      } finally {
        isSending.current = false
        setBusy(false)
      }
    },
  })
  if (isCreated) return <FormDone>{text('account.created')}</FormDone>
  return (
    <form {...form} className="bzl-order-confirmation__account" aria-busy={isBusy}>
      <Heading below={1} className="bzl-order-confirmation__subtitle">
        {text('account.title')}
      </Heading>
      <p {...personal()}>{text('account.text', { email })}</p>
      <ErrorSummary {...summary} />
      {/* Password managers keep it with this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field('password')}
        label={text('account.password')}
        hint={text('account.hint')}
        autoComplete="new-password"
      />
      {refusal && (
        <Notice type="error" isAnswer>
          {message(refusal.reason)}
        </Notice>
      )}
      <button type="submit" className="bzl-button" aria-disabled={isBusy}>
        {text('account.create')}
      </button>
    </form>
  )
}
