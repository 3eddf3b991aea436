import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { personName } from '../../../../../src/domain/address/person-name'
import { normalizeTelephone } from '../../../../../src/domain/validate'
import { $settings } from '../../../../../src/state/page/config'
import { Field } from '../../../../../src/ui/form/Field'
import { useForm } from '../../../../../src/ui/form/useForm'
import { $savedAddress } from '../../../state/addresses'
import { confirmPayment } from '../../../state/payment/confirmed-method'
import { Away } from '../../notes/Away'
import { usePaymentText } from '../../notes/words'
import { answerForPayer, type Payer, payerLimits, payerProblems } from './payer'

/** Name and telephone for the store's machine, begun with those of the billing address. */
export function CardStoreForm() {
  const text = usePaymentText()
  useStore($settings)
  const limits = payerLimits()
  const [initial] = useState(payerOfAddress)
  const [typed, setTyped] = useState(initial)
  const { form, field, submit } = useForm<keyof Payer>({
    initial: { ...initial },
    validate: (values) => payerProblems(values, limits),
    onSubmit: confirmPayment,
    onChange: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
  })
  useAnswer(submit)
  const count = (value: string, limit?: number) =>
    limit && text('c_store.count', { count: [...value.trim()].length, limit })
  const hint = (key: 'c_store.name.hint' | 'c_store.phone.hint', counted?: string | 0) => (
    <>
      {text(key)} {counted && <span className="bzl-checkout__count">{counted}</span>}
    </>
  )
  return (
    <form {...form}>
      <Field
        {...field('name')}
        label={text('c_store.name')}
        autoComplete="name"
        required
        hint={hint('c_store.name.hint', count(typed.name, limits.name))}
      />
      <Field
        {...field('phone')}
        label={text('c_store.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        hint={hint('c_store.phone.hint', count(typed.phone.replace(/\D/g, ''), limits.phone))}
      />
      <Away code="c_store" />
    </form>
  )
}

function payerOfAddress(): Payer {
  const billing = $savedAddress.get()?.billing
  return { name: billing ? personName(billing) : '', phone: billing?.telephone ?? '' }
}

/** Answers for the payer with what stands in the form when it is asked. */
function useAnswer(submit: () => Record<keyof Payer, string> | undefined) {
  const latest = useRef(submit)
  latest.current = submit
  useEffect(
    () =>
      answerForPayer(() => {
        const good = latest.current()
        return good && { name: good.name.trim(), phone: normalizeTelephone(good.phone) }
      }),
    [],
  )
}
