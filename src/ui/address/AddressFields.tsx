import { type ReactNode, useState } from 'react'
import { type AddressField, addressFields, type FieldName } from '../../domain/address/fields'
import { Field } from '../form/Field'
import { useCommon, useMessage } from '../text/common'
import { SelectField } from '../form/SelectField'
import { RegionField } from './RegionField'
import { useAddressText } from './text'
import type { AddressForm } from './useAddressForm'

interface Props {
  form: AddressForm
  /** Tells the browser which address to fill in, where there could be two. */
  section?: 'shipping' | 'billing'
}

/** The fields of an address, as many and in the order its country wants them. */
export function AddressFields({ form, section }: Props) {
  const hasRegions = Boolean(form.country?.regions.length)
  const fields = addressFields(form.countryId, hasRegions, { vatId: form.hasVatId })
  return (
    <div className="bzl-fields">
      {fields.map((field) => (
        <AddressControl key={field.name} field={field} form={form} section={section} />
      ))}
    </div>
  )
}

function AddressControl({ field, form, section }: Props & { field: AddressField }) {
  const message = useMessage()
  const common = useCommon()
  const text = useAddressText()
  const label = message({ key: field.label })!
  const autoComplete =
    section && field.autocomplete !== 'off' ? `${section} ${field.autocomplete}` : field.autocomplete
  const look = { label, required: field.required, width: field.width, autoComplete }
  if (field.name === 'country_id') {
    const options = form.countries.map(({ id, name }) => ({ value: id, label: name }))
    return (
      <SelectField
        {...form.field('country_id')}
        {...look}
        key={options.length}
        options={options}
        placeholder={common('form.choose')}
      />
    )
  }
  if (field.name === 'region') return <RegionField form={form} {...look} />
  const hint = HINTS[field.name]
  const input = (
    <Field
      {...form.field(field.name)}
      {...look}
      inputMode={field.inputMode}
      type={field.name === 'telephone' ? 'tel' : 'text'}
      autoCapitalize={field.name === 'postcode' ? 'characters' : 'words'}
      hint={field.example ? text('example', { example: field.example }) : hint && text(hint)}
    />
  )
  return FOLDED[field.name] ? (
    <Folded isOpen={Boolean(form.field(field.name).defaultValue)} name={text(FOLDED[field.name]!)}>
      {input}
    </Folded>
  ) : (
    input
  )
}

const HINTS: Partial<Record<FieldName, 'telephone-hint' | 'vat_id-hint'>> = {
  telephone: 'telephone-hint',
  vat_id: 'vat_id-hint',
}

/** Few addresses have these, so they wait behind a button. */
const FOLDED: Partial<Record<FieldName, 'reveal-company' | 'reveal-street2'>> = {
  company: 'reveal-company',
  street2: 'reveal-street2',
}

function Folded({ isOpen, name, children }: { isOpen: boolean; name: string; children: ReactNode }) {
  const [isShown, setShown] = useState(isOpen)
  if (isShown) return <>{children}</>
  return (
    <button type="button" className="bzl-link bzl-address__reveal" onClick={() => setShown(true)}>
      {name}
    </button>
  )
}
