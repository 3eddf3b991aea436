import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { FieldRefusal } from '../rules/fields.ts'
import type { Address } from '../rules/address.ts'
import { toBookAddress, fieldRefusals } from '../state/edited-address.ts'
import { isFocusFree } from '#dom/focus.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { saveAddress } from '../state/address-book.ts'
import { $addresses } from '#customer/state/customer.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { refusalOf } from '#async/refusals.ts'
import { $tasks, task } from '#async/task.ts'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { Notice } from '#ui/Notice.tsx'
import { AddressFields } from './AddressFields.tsx'
import { useAddressText } from './text.ts'
import { useAddressForm } from './useAddressForm.ts'

interface Props {
  address: Address
  /** Id of the saved address to change; without it a new one is added. */
  id?: number
  /** Why the shop refused the saved address, shown at its field. */
  refused?: FieldRefusal
  onChange?(address: Address): void
  onClose(savedId?: number): void
  section?: 'shipping' | 'billing'
  /** How many levels its heading stands below the first ones. */
  below?: number
  /** Takes the address in place of the address book. */
  use?: { label: string; onUse(address: Address): void }
  /** Shown below the fields. */
  children?: ReactNode
}

/** A form for an address of the customer's address book. Closing it moves the focus, unless that has moved on, to its opener, marked `data-opens`. */
export default function AddressEditor({
  address,
  id,
  refused,
  onChange,
  onClose,
  section,
  below = 1,
  use,
  children,
}: Props) {
  const text = useAddressText()
  const common = useCommon()
  const [refusal, setRefusal] = useState<string>()
  const isSaving = useStore($tasks, { keys: ['save-address'] })['save-address'] === 'running'
  const form = useAddressForm({ initial: address, onChange, onSubmit: save })
  const first = useRef({ form, refused })
  // Its code may have come late.
  useEffect(() => {
    const { form, refused } = first.current
    if (refused) return form.refuse(refused.field, refused.message)
    if (isFocusFree()) form.focus('country_id')
    return undefined
  }, [])
  const isOpen = useRef(true)
  const close = (savedId?: number) => {
    // It was cancelled while it was being saved.
    if (!isOpen.current) return
    isOpen.current = false
    const parent = form.form.ref.current?.parentElement
    onClose(savedId)
    // The opener is rendered again by then, and the form is gone.
    nextFrame(() => {
      if (isFocusFree()) parent?.querySelector<HTMLElement>(`[data-opens="${id ?? 'new'}"]`)?.focus()
    })
  }
  function save() {
    const filled = form.submit()
    if (!filled || isSaving) return
    if (use) {
      use.onUse(filled.address)
      return close()
    }
    setRefusal(undefined)
    void task('save-address', async () => {
      try {
        await saveAddress(toBookAddress(filled.address, id))
        if (id === undefined) notify({ type: 'success', key: 'notice.added' })
        close(id ?? newestId())
      } catch (error) {
        const reason = refusalOf(error)
        setRefusal(typeof reason === 'string' ? reason : text('failed'))
        for (const { field, message } of fieldRefusals(error)) form.mark(field, message)
        throw error
      }
    })
  }
  return (
    <form {...form.form} className="bzl-address__form">
      <Heading below={below} className="bzl-address__title">
        <ChangingText>{text(id === undefined ? 'new' : 'edit-title')}</ChangingText>
      </Heading>
      <ErrorSummary {...form.summary} />
      <AddressFields form={form} section={section} />
      {children}
      {refusal && (
        <Notice type="error" isAnswer>
          {refusal}
        </Notice>
      )}
      <div className="bzl-address__actions">
        <button type="submit" className="bzl-button" aria-busy={isSaving}>
          {use?.label ?? text('save')}
        </button>
        <button type="button" className="bzl-button bzl-button--quiet" onClick={() => close()}>
          {common('action.cancel')}
        </button>
      </div>
    </form>
  )
}

const newestId = () => $addresses.get()?.reduce((newest, { id }) => Math.max(newest, Number(id)), 0)
