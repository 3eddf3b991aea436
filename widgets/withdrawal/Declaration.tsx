import { useEffect, useRef, useState } from 'react'
import { customerName } from '../../src/domain/shopper'
import { email as emailProblem, normalizeEmail, required } from '../../src/domain/validate'
import { isFocusFree } from '../../src/host/free-focus'
import { $customer } from '../../src/state/customer/customer'
import type { Refusal } from '../../src/state/refusals'
import { ErrorSummary } from '../../src/ui/form/ErrorSummary'
import { Field } from '../../src/ui/form/Field'
import { FormDone } from '../../src/ui/form/FormDone'
import { useForm } from '../../src/ui/form/useForm'
import { Notice } from '../../src/ui/Notice'
import { useCommon, useMessage } from '../../src/ui/text/common'
import { useText } from '../../src/ui/text/i18n'
import { sendWithdrawal } from './send-withdrawal'
import en from '../../locales/en/withdrawal.json'

interface Props {
  url: string
  onCancel(): void
}

/** Who withdraws from what, and the button that confirms it. What was typed stays when it was not received. */
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
    async onSubmit({ name, order, email }) {
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      setRefusal(undefined)
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
