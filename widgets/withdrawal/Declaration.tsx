import { useEffect, useRef, useState } from 'react'
import { customerName } from '#customer/rules/shopper.ts'
import { email as emailProblem, normalizeEmail, plainSigns, required } from '#lib/validate.ts'
import { isFocusFree } from '#dom/focus.ts'
import { $customer } from '#customer/state/customer.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { Field } from '#ui/form/Field.tsx'
import { FormDone } from '#ui/form/FormDone.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Notice } from '#ui/Notice.tsx'
import { useCommon, useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/withdrawal.json'
import { postWithdrawal, type Withdrawal } from '#order/api.ts'
import { safeUrl } from '#storefront/page/navigation.ts'
import { logFailure } from '#storefront/state/log.ts'

/** Sends the declaration, to this site only. Resolves with the shop's message, or with why it was not received. */
async function sendWithdrawal(
  url: string,
  withdrawal: Withdrawal,
): Promise<{ message: string } | { refusal: Refusal }> {
  if (!safeUrl(url)) return { refusal: { key: 'state.failed' } }
  try {
    return { message: await postWithdrawal(url, withdrawal) }
  } catch (error) {
    logFailure('withdrawal', error)
    return { refusal: refusalOf(error) }
  }
}

interface Props {
  url: string
  onCancel(): void
}

/**
 * The form for the declaration, with the button that confirms it. The typed text stays if it was not
 * received.
 */
export function Declaration({ url, onCancel }: Props) {
  const text = useText('withdrawal', en)
  const common = useCommon()
  const message = useMessage()
  const [received, setReceived] = useState<string>()
  const [refusal, setRefusal] = useState<{ reason: Refusal }>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const { form, field, summary, focus } = useForm({
    initial: { name: customerName($customer.get()), order: '', email: '' },
    validate: ({ name, order, email }) => ({
      name: required(name),
      order: required(order),
      email: required(email) ?? emailProblem(email),
    }),
    async onSubmit({ name, email, ...typed }) {
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      setRefusal(undefined)
      const order = plainSigns(typed.order)
      const answer = await sendWithdrawal(url, { name, order, email: normalizeEmail(email) })
      isSending.current = false
      setBusy(false)
      if ('refusal' in answer) setRefusal({ reason: answer.refusal })
      else setReceived(answer.message || text('received', { order, email }))
    },
  })
  // The button that opened the form has gone; its code may have come late.
  const start = useRef(() => {
    if (isFocusFree()) focus('name')
  })
  useEffect(() => start.current(), [])
  if (received) return <FormDone>{received}</FormDone>
  return (
    <form {...form} className="bzl-withdrawal__form" aria-busy={isBusy}>
      <p>{text('lead')}</p>
      <ErrorSummary {...summary} />
      <Field {...field('name')} label={text('name')} required autoComplete="name" />
      <Field {...field('order')} label={text('order')} required autoComplete="off" />
      <Field
        {...field('email')}
        label={text('email')}
        required
        type="email"
        autoComplete="email"
        hint={text('email-hint')}
      />
      {refusal && (
        <Notice type="error" isAnswer>
          {message(refusal.reason)}
        </Notice>
      )}
      <div className="bzl-withdrawal__choices">
        <button type="submit" className="bzl-button" aria-disabled={isBusy}>
          {text('confirm')}
        </button>
        <button
          type="button"
          className="bzl-button bzl-button--quiet"
          aria-disabled={isBusy}
          onClick={() => isBusy || onCancel()}
        >
          {common('action.cancel')}
        </button>
      </div>
    </form>
  )
}
