import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Address, CustomerAddress } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { readObject } from '#lib/json.ts'
import type { FieldRefusal } from '#address/rules/fields.ts'
import { lacks } from '#address/state/address-fields.ts'
import { useAddressText } from '#address/view/text.ts'
import { $refusedField, $addressForm, bookMark } from '../state/address/address-form.ts'
import { estimateSoon } from '../state/address/submit-address.ts'
import { $submittedAddress } from '#address/state/addresses.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import AddressEditor from '#address/view/AddressEditor.tsx'
import { keepDraft, readAddress, readDraft } from '#checkout/state/draft.ts'
import { clearForOther } from '../state/session/clear-shopper.ts'
import { BillingAddress, useBillingAddress } from './BillingAddress.tsx'
import { BillingOptions, useSelectedBilling, SavedAddressOption } from './saved-options.tsx'
import { SaveButton, useSubmit } from './SaveButton.tsx'
import { SaveToBook, useSavedText } from './SaveToBook.tsx'
import { useRefusedField } from './AddressHelp.tsx'
import { $page } from '#storefront/state/page.ts'
import { useCommon } from '#i18n/view/common.ts'

/** An address of the book that is being changed, or without an id added. */
interface Edited {
  id?: number
  address: Address
  refused?: FieldRefusal
  /** It is only billed: the choice of the address to deliver to stays as it is. */
  isBilled?: boolean
}

/** A saved address that lacks a field which the shop has come to require, to be completed before it is sent. */
function incomplete(address: Address, message: string): Edited | undefined {
  const asked = Object.entries($page.get().addressFields)
  const field = asked.find(([name, setting]) => setting === 'required' && lacks(address, name))?.[0]
  const id = address.customer_address_id
  return field && id ? { id, address, refused: { field, message } } : undefined
}

const keepEdited = (edited?: Edited) => keepDraft({ edited })

/** The address as typed before a reload, or before a login took the place of the checkout. */
function keptEdited(): Edited | undefined {
  const { id, address } = readObject(readDraft().edited)
  const kept = readAddress(address)
  return kept && { id: Number(id) || undefined, address: kept }
}

/** The address with a field that the shop has refused: a saved one with the order, one for this order alone at once. */
function refusedAddress(addresses: CustomerAddress[], once?: Address): Edited | undefined {
  const refused = $refusedField.get()
  const { shipping, billing } = $submittedAddress.get() ?? {}
  if (!refused) return undefined
  const { isBilled } = refused
  const submittedId = (isBilled ? billing : (shipping ?? billing))?.customer_address_id
  if (submittedId === undefined) return once && !isBilled ? { address: once, refused } : undefined
  const saved = addresses.find(({ id }) => id === submittedId)
  return saved && { id: saved.id, address: toCartAddress(saved), refused, isBilled }
}

/**
 * A customer's saved addresses to choose from; one can be changed or added in place. A new one that the customer does not
 * want in the address book is listed beside them, for this order alone.
 */
export function SavedAddressList({ addresses }: { addresses: CustomerAddress[] }) {
  const text = useSavedText()
  const words = useAddressText()
  const common = useCommon()
  const isVirtual = useStore($isVirtualCart)
  const [once, setOnce] = useState(() => readDraft().once)
  const [selectedId, setSelected] = useState(() => initialSelection(addresses, isVirtual))
  const [edited, edit] = useState(() => keptEdited() ?? refusedAddress(addresses, once))
  const [isKept, setKept] = useState(() => bookMark().save_in_address_book === 1)
  useEffect(clearForOther, [])
  const latest = useRef({ addresses, once })
  latest.current = { addresses, once }
  const refused = useStore($refusedField)
  useEffect(() => {
    const { addresses, once } = latest.current
    if (refused) edit((edited) => edited ?? refusedAddress(addresses, once))
  }, [refused])
  const selected = useMemo(() => {
    const saved = addresses.find(({ id }) => id === selectedId)
    return saved ? toCartAddress(saved) : once
  }, [addresses, selectedId, once])
  useEffect(() => selected && estimateSoon(selected), [selected])
  const selectedBilling = useSelectedBilling(addresses)
  const billing = useBillingAddress(() => save(), selectedBilling && toCartAddress(selectedBilling))
  const save = useSubmit(() => {
    // Going on would lose what is typed into it.
    if (edited) return undefined
    const entered = selected && (isVirtual ? selected : billing.submit(selected))
    if (!entered) return undefined
    const sentence = common('validate.required')
    const billed = incomplete(entered, sentence)
    const asked = incomplete(selected, sentence) ?? (billed && { ...billed, isBilled: !isVirtual })
    if (asked) return void edit(asked)
    const isTyped = entered !== selected && entered.customer_address_id === undefined
    return {
      shipping: isVirtual ? undefined : selected,
      billing: isTyped ? { ...entered, ...bookMark() } : entered,
    }
  })
  useRefusedField(undefined, billing.form)
  const select = (selectedId: number) => {
    keepDraft({ selectedId })
    setSelected(selectedId)
  }
  const keepOnce = (once?: Address) => {
    keepDraft({ once })
    setOnce(once)
  }
  const close = (savedId?: number) => {
    if (savedId && !edited?.isBilled) select(savedId)
    // The one for this order alone has been put into the book.
    if (savedId && edited?.id === undefined) keepOnce()
    keepEdited()
    $refusedField.set(undefined)
    edit(undefined)
  }
  const add = () => edit({ address: once ?? $addressForm.get().shipping })
  const onUse = (address: Address) => {
    keepOnce({ ...address, save_in_address_book: 0 })
    select(0)
  }
  if (edited) {
    const keep = (address: Address) => keepEdited({ ...edited, address })
    const isNew = edited.id === undefined
    return (
      <AddressEditor
        {...edited}
        onChange={keep}
        onClose={close}
        section={isVirtual || edited.isBilled ? 'billing' : 'shipping'}
        use={isNew && !isKept ? { label: text('address.use'), onUse } : undefined}
      >
        {isNew && <SaveToBook onChange={setKept} />}
      </AddressEditor>
    )
  }
  return (
    <>
      <fieldset>
        <legend className="bzl-checkout__legend">
          {text(isVirtual ? 'address.choose.virtual' : 'address.choose')}
        </legend>
        {addresses.map((saved) => (
          <SavedAddressOption
            key={saved.id}
            name="bzl-saved-address"
            id={saved.id}
            address={toCartAddress(saved)}
            isSelected={saved.id === selectedId}
            onSelect={() => select(saved.id)}
            onEdit={() => edit({ id: saved.id, address: toCartAddress(saved) })}
          />
        ))}
        {once && (
          <SavedAddressOption
            name="bzl-saved-address"
            id={0}
            address={once}
            isSelected={selected === once}
            onSelect={() => select(0)}
            onEdit={add}
          />
        )}
      </fieldset>
      {!once && (
        <button type="button" className="bzl-link" data-opens="new" onClick={add}>
          {words('new')}
        </button>
      )}
      {!isVirtual && (
        <BillingAddress billing={billing}>
          <BillingOptions addresses={addresses} />
          {billing.hasForm && <SaveToBook />}
        </BillingAddress>
      )}
      <SaveButton onClick={save} label={text(isVirtual ? 'address.use' : 'address.deliver')} />
    </>
  )
}

/** The address chosen or submitted before, else the customer's default, else the first. */
function initialSelection(addresses: CustomerAddress[], isVirtual: boolean) {
  const { shipping, billing } = $submittedAddress.get() ?? {}
  const draft = readDraft()
  const before = draft.selectedId ?? (shipping ?? billing)?.customer_address_id
  if (before === 0 && draft.once) return 0
  const isDefault = (saved: CustomerAddress) => (isVirtual ? saved.default_billing : saved.default_shipping)
  return (addresses.find(({ id }) => id === before) ?? addresses.find(isDefault) ?? addresses[0])?.id
}
