import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { type Address, type CustomerAddress, emptyAddress } from '../../src/domain/address/address'
import { toCartAddress } from '../../src/domain/address/convert'
import { hostDocument } from '../../src/host/page/document'
import { isFocusFree } from '../../src/host/free-focus'
import { deleteAddress, makeDefault } from '../../src/state/address/address-book'
import { notify } from '../../src/state/notices/notices'
import { $context } from '../../src/state/page/context'
import { $tasks, task } from '../../src/state/task'
import { useAddressText } from '../../src/ui/address/text'
import { useText } from '../../src/ui/text/i18n'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { Notice } from '../../src/ui/Notice'
import { useConfirm } from '../../src/ui/useConfirm'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import en from '../../locales/en/address-book.json'
import { SavedAddress } from './SavedAddress'
import { importPart } from '../../src/host/page/import-part'

const AddressEditor = lazyWidgetPart(
  async () => (await importPart(() => import('../../src/ui/address/AddressEditor'))).default,
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
    // A failure from before is no answer to what comes next.
    $tasks.setKey(TASK, undefined)
    const address = saved ? toCartAddress(saved) : emptyAddress(country || addresses[0]?.country_id)
    edit({ id: saved?.id, address })
  }
  if (edited) return <AddressEditor {...edited} onClose={() => edit(undefined)} headingLevel={2} />
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
