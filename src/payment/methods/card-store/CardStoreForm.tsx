import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Address } from '#address/rules/address.ts'
import { personName } from '#address/rules/reading-order.ts'
import { digitsOfTelephone } from '#lib/validate.ts'
import { $settings } from '#storefront/state/config.ts'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { $submittedAddress } from '#address/state/addresses.ts'
import { confirmPayment } from '../../state/chosen-method.ts'
import { RedirectNote } from '../../redirect/RedirectNote.tsx'
import { usePaymentText } from '../../view/text.tsx'
import { payerForm } from '../forms.ts'
import { type Payer, payerLimits, payerProblems } from './payer.ts'

/** Name and telephone for the store's machine: those of the billing address unless others are typed. */
export function CardStoreForm() {
  const text = usePaymentText()
  useStore($settings)
  const limits = payerLimits()
  const initial = payerOf(useStore($submittedAddress)?.billing)
  const [typed, setTyped] = useState<Partial<Payer>>({})
  const values = { ...initial, ...typed }
  const { form, field, submit } = useForm<keyof Payer>({
    initial: values,
    validate: (payer) => payerProblems(payer, limits),
    onSubmit: confirmPayment,
    onChange: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
  })
  usePayerForm(submit)
  const count = (value: string, limit?: number) =>
    limit && text('c_store.count', { count: [...value.trim()].length, limit })
  const hint = (key: 'c_store.name.hint' | 'c_store.phone.hint', counted?: string | 0) => (
    <>
      {text(key)} {counted && <ChangingText className="bzl-checkout__count">{counted}</ChangingText>}
    </>
  )
  return (
    <form {...form}>
      <Field
        key={`name ${initial.name}`}
        {...field('name')}
        label={text('c_store.name')}
        autoComplete="name"
        required
        hint={hint('c_store.name.hint', count(values.name, limits.name))}
      />
      <Field
        key={`phone ${initial.phone}`}
        {...field('phone')}
        label={text('c_store.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        hint={hint('c_store.phone.hint', count(values.phone.replace(/\D/g, ''), limits.phone))}
      />
      <RedirectNote />
    </form>
  )
}

/** The payer's name is without a salutation: the method limits its length. */
function payerOf(billing?: Address): Payer {
  const { firstname = '', lastname = '', country_id = '' } = billing ?? {}
  return { name: personName({ firstname, lastname, country_id }), phone: billing?.telephone ?? '' }
}

/** Lets the method submit this form as it stands then. */
function usePayerForm(submit: () => Record<keyof Payer, string> | undefined) {
  const latest = useRef(submit)
  latest.current = submit
  useEffect(
    () =>
      payerForm.register(() => {
        const good = latest.current()
        return good && { name: good.name.trim(), phone: digitsOfTelephone(good.phone) }
      }),
    [],
  )
}
