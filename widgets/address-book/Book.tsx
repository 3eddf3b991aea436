import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { type Address, type CustomerAddress, emptyAddress } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { hostDocument } from '#dom/document.ts'
import { isFocusFree } from '#dom/focus.ts'
import { deleteAddress, makeDefault } from '#address/state/address-book.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { $context } from '#storefront/state/context.ts'
import { $tasks, task } from '#async/task.ts'
import { useAddressText } from '#address/view/text.ts'
import { useText } from '#i18n/view/i18n.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useConfirm } from '#ui/useConfirm.ts'
import { skeletonOrRetry } from '#ui/skeletonOrRetry.tsx'
import en from '#locales/en/address-book.json'
import { SavedAddress } from './SavedAddress.tsx'
import { importPart } from '#dom/import-part.ts'

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
