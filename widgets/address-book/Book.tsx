import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { type Address, type CustomerAddress, emptyAddress } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { hostDocument } from '#dom/document.ts'
import { isFocusFree } from '#dom/focus.ts'
import { deleteAddress, makeDefault, type DefaultMark } from '#address/state/address-book.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { $context } from '#storefront/state/context.ts'
import { $tasks, task } from '#async/task.ts'
import { useAddressText } from '#address/view/text.ts'
import { useText } from '#i18n/view/i18n.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useConfirm } from '#ui/useConfirm.ts'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import en from '#locales/en/address-book.json'
import { importPart } from '#dom/import-part.ts'
import { personName } from '#address/rules/reading-order.ts'
import { AddressLine, useAddressLine } from '#address/view/AddressLine.tsx'
import { personal } from '#ui/personal.ts'

interface Props {
  saved: CustomerAddress
  onEdit(): void
  onDefault(mark: DefaultMark): void
  onDelete(): void
}

/** One address of the book, marked when it is a default. */
function SavedAddress({ saved, onEdit, onDefault, onDelete }: Props) {
  const text = useText('address-book', en)
  const words = useAddressText()
  const lineOf = useAddressLine()
  const address = toCartAddress(saved)
  const press = (mark: DefaultMark, label: string) => (
    <button
      type="button"
      className="bzl-link"
      aria-label={`${label}: ${lineOf(address)}`}
      onClick={() => onDefault(mark)}
    >
      {label}
    </button>
  )
  return (
    <li className="bzl-address-book__card">
      <p {...personal('bzl-address-book__name')} dir="auto" translate="no">
        {personName(address)}
      </p>
      <AddressLine address={{ ...address, firstname: '', lastname: '' }} />
      <p {...personal('bzl-address-book__telephone')}>
        <bdi translate="no">{saved.telephone}</bdi>
      </p>
      {saved.default_shipping && <p className="bzl-tag">{text('default-shipping')}</p>}
      {saved.default_billing && <p className="bzl-tag">{text('default-billing')}</p>}
      {!saved.default_shipping && press('default_shipping', text('make-default-shipping'))}
      {!saved.default_billing && press('default_billing', text('make-default-billing'))}
      <div>
        <button
          type="button"
          className="bzl-link"
          data-opens={saved.id}
          aria-label={words('edit', { address: lineOf(address) })}
          onClick={onEdit}
        >
          {words('edit-short')}
        </button>
        <button
          type="button"
          className="bzl-link"
          aria-label={text('delete', { address: lineOf(address) })}
          onClick={onDelete}
        >
          {text('delete-short')}
        </button>
      </div>
    </li>
  )
}

const AddressEditor = lazyWidgetPart(
  async () => (await importPart(() => import('#address/view/AddressEditor.tsx'))).default,
  {
    fallback: skeletonOrRetry(3, 'box'),
  },
)

const TASK = 'change-addresses'

/** The list of addresses, or the form for one of them. */
export function Book({ addresses }: { addresses: CustomerAddress[] }) {
  const text = useText('address-book', en)
  const words = useAddressText()
  const country = useStore($context)?.countryId
  const [edited, edit] = useState<{ id?: number; address: Address }>()
  const confirm = useConfirm()
  const list = useRef<HTMLUListElement>(null)
  const hasFailed = useStore($tasks, { keys: [TASK] })[TASK] === 'failed'
  const act = (work: () => Promise<void>) =>
    task(TASK, async () => {
      const pressed = hostDocument.activeElement
      await work()
      // The control that was pressed is gone.
      if (isFocusFree(pressed)) list.current?.focus()
    })
  const remove = async (id: number) => {
    if (!(await confirm(text('delete-question')))) return
    await act(async () => {
      await deleteAddress(id)
      notify({ type: 'success', key: 'notice.deleted' })
    })
  }
  const open = (saved?: CustomerAddress) => {
    // An earlier failure does not concern the address that is edited next.
    $tasks.setKey(TASK, undefined)
    const address = saved ? toCartAddress(saved) : emptyAddress(country || addresses[0]?.country_id)
    edit({ id: saved?.id, address })
  }
  if (edited) return <AddressEditor {...edited} onClose={() => edit(undefined)} below={0} />
  return (
    <div>
      {addresses.length === 0 && <p>{text('empty')}</p>}
      <ul ref={list} tabIndex={-1} className="bzl-address-book__list" aria-label={text('label')}>
        {addresses.map((saved) => (
          <SavedAddress
            key={saved.id}
            saved={saved}
            onEdit={() => open(saved)}
            onDefault={(mark) => void act(() => makeDefault(saved.id, mark))}
            onDelete={() => void remove(saved.id)}
          />
        ))}
      </ul>
      {hasFailed && (
        <Notice type="error" isAnswer>
          {text('change-failed')}
        </Notice>
      )}
      <button type="button" className="bzl-button bzl-button--quiet" data-opens="new" onClick={() => open()}>
        {words('new')}
      </button>
    </div>
  )
}
