import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { AddressField } from '../rules/form-fields.ts'
import { $addressProvider } from '../state/address-provider.ts'
import { $page } from '#storefront/state/page.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { Field, useFieldError } from '#ui/form/Field.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { useWords } from '#i18n/view/i18n.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { CountryField, RegionField } from './PlaceFields.tsx'
import { addressWords, useAddressText } from './text.ts'
import type { AddressForm } from './useAddressForm.ts'
import { importPart } from '#dom/import-part.ts'

const PostcodeNote = lazyWidgetPart(
  async () => (await importPart(() => import('./PostcodeNote.tsx'))).PostcodeNote,
  {
    isLater: true,
    namespaces: ['address-book'],
    fallback: () => null,
  },
)

const AddressCompletion = lazyWidgetPart(
  async () => (await importPart(() => import('./completion/AddressCompletion.tsx'))).AddressCompletion,
  { isLater: true, namespaces: ['address-completion'], style: 'address-completion', fallback: () => null },
)

const OwnField = lazyWidgetPart(
  async () => {
    const own = await importPart(() => import('#custom-fields/view/own-fields.tsx'))
    own.addAddressFields()
    return own.OwnField
  },
  { namespaces: ['fields'], fallback: () => null },
)

/** Adds the page's own fields to addresses. Their code is fetched only where there are any; never rejects. */
export const loadOwnFields = async () => {
  if ($page.get().fields.length) await OwnField.prefetch()
}

interface Props {
  form: AddressForm
  /** Autofill section, where a page has two addresses. */
  section?: 'shipping' | 'billing'
}

/** The fields of an address in the order of its country. The e-mail's is placed by the checkout. */
export function AddressFields({ form, section }: Props) {
  useEffect(() => void loadOwnFields(), [])
  return (
    <div className="bzl-fields">
      {form.fields
        .filter((field) => field.control !== 'email')
        .map((field) => (
          <AddressControl key={field.name} field={field} form={form} section={section} />
        ))}
    </div>
  )
}

/** One field of an address with its label, hint and error. */
export function AddressControl({ field, form, section }: Props & { field: AddressField }) {
  const common = useCommon()
  const text = useAddressText()
  const words = useWords('address', addressWords)
  const { name, required, width, autocomplete, reveal } = field
  const autoComplete = section && autocomplete !== 'off' ? `${section} ${autocomplete}` : autocomplete
  const look = { label: words(field.label), required, width, autoComplete }
  if (field.control === 'region') return <RegionField form={form} {...look} />
  const control = form.field(name)
  if (field.control === 'own') return <OwnField {...control} own={field.field} />
  if (field.control === 'select') {
    const list = { ...control, ...look }
    if (field.options === 'countries') return <CountryField {...list} places={form.countries} />
    return <SelectField {...list} options={field.options} placeholder={common('form.choose')} />
  }
  const hint = field.example
    ? text('example', { example: field.example })
    : field.hint && (name !== 'telephone' || section !== 'billing') && words(field.hint)
  const input = (tabIndex?: number) => (
    <Field
      {...control}
      {...look}
      tabIndex={tabIndex}
      inputMode={field.inputMode}
      type={field.control}
      autoCapitalize={field.capitalize ?? 'words'}
      spellCheck={field.control === 'email' ? false : undefined}
      hint={
        name === 'postcode' ? (
          <>
            <ChangingText>{hint}</ChangingText>
            <PostcodeNote form={form} />
          </>
        ) : (
          hint
        )
      }
    >
      {name === 'street1' && <Completion form={form} />}
    </Field>
  )
  return reveal && !required ? (
    <Folded control={control} label={words(reveal)} onPress={() => form.focus(name)}>
      {input}
    </Folded>
  ) : (
    input()
  )
}

/** Nothing where the page has no provider of addresses. */
const Completion = (props: { form: AddressForm }) =>
  useStore($addressProvider) ? <AddressCompletion {...props} /> : null

interface FoldedProps {
  control: ReturnType<AddressForm['field']>
  label: string
  /** Focuses the field. */
  onPress(): void
  children(tabIndex?: number): ReactNode
}

/**
 * A button in place of a field that few addresses have. The field is in the page all the same, where the browser's autofill
 * finds it. It is shown once it has a value or the focus, or when the shop refuses the address without it.
 */
function Folded({ control, label, onPress, children }: FoldedProps) {
  const { name, defaultValue, problems } = control
  const [isOpened, setOpened] = useState(Boolean(defaultValue))
  const error = useFieldError(name, problems)
  const isShown = isOpened || Boolean(error)
  const open = () => setOpened(true)
  return (
    <>
      {!isShown && (
        <button type="button" className="bzl-link bzl-address__reveal" onClick={onPress}>
          {label}
        </button>
      )}
      <div
        className={isShown ? 'bzl-address__unfolded' : 'bzl-unseen'}
        aria-hidden={isShown ? undefined : true}
        onInput={open}
        onChange={open}
        onFocus={open}
      >
        {children(isShown ? undefined : -1)}
      </div>
    </>
  )
}
