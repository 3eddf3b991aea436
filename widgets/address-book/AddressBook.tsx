import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CustomerAddress } from '../../src/domain/address/address'
import { type CustomerSection, customerName } from '../../src/domain/shopper'
import { loadAddresses } from '../../src/state/address/address-book'
import { $addresses } from '../../src/state/customer/addresses'
import { $customer, $isLoggedIn } from '../../src/state/customer/customer'
import { $hasEnded } from '../../src/state/customer/session'
import { $page } from '../../src/state/page/page'
import { $tasks, task } from '../../src/state/task'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useCommon } from '../../src/ui/text/common'
import { useFallback } from '../../src/ui/island/fallback'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { useText } from '../../src/ui/text/i18n'
import { PartFailed } from '../../src/ui/PartFailed'
import { Skeleton } from '../../src/ui/Skeleton'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import en from '../../locales/en/address-book.json'
import { Book } from './Book'
import { importPart } from '../../src/host/page/import-part'

const SessionOver = lazyWidgetPart(
  async () => (await importPart(() => import('./SessionOver'))).SessionOver,
  {
    namespaces: ['session'],
    fallback: skeletonOrRetry(2),
  },
)

const TASK = 'addresses'
const load = () => void task(TASK, loadAddresses)

/** Somebody else may have logged in, in another tab or while the browser kept the page in memory. */
function dropOthersBook(customer?: CustomerSection, before?: CustomerSection) {
  const owner = customerName(before)
  if (owner && owner !== customerName(customer)) $addresses.set(undefined)
}

/** The customer's address book; in its place a login link or form, a placeholder, or an error with a retry. */
export function AddressBook() {
  const text = useText('address-book', en)
  const common = useCommon()
  const isLoggedIn = useStore($isLoggedIn)
  const addresses = useStore($addresses)
  const hasFailed = useStore($tasks, { keys: [TASK] })[TASK] === 'failed'
  const hasEnded = useStore($hasEnded)
  const { routes } = useStore($page)
  const owner = customerName(useStore($customer))
  // A login empties the book; a form that is open in it waits for the same customer.
  const [kept, keep] = useState<{ owner: string; addresses?: CustomerAddress[] }>()
  const shown = addresses ?? (kept?.owner === owner ? kept.addresses : undefined)
  useEffect(() => $customer.listen(dropOthersBook), [])
  useEffect(() => {
    if (isLoggedIn && !hasEnded && !addresses) load()
  }, [isLoggedIn, hasEnded, addresses])
  useEffect(() => {
    if (hasEnded) keep({ owner: customerName($customer.get()), addresses: $addresses.get() })
  }, [hasEnded])
  useFallback(isLoggedIn === undefined)
  if (isLoggedIn === undefined) return null
  const failedOrAwaited = hasFailed ? (
    <PartFailed onRetry={load}>{text('failed')}</PartFailed>
  ) : (
    <Skeleton count={2} kind="item" />
  )
  return (
    <>
      <Announcer />
      {!isLoggedIn && (
        <>
          <p>{text('login')}</p>
          <a className="bzl-button bzl-button--quiet bzl-address-book__login" href={routes.login}>
            {common('action.login')}
          </a>
        </>
      )}
      {isLoggedIn && hasEnded && <SessionOver takesFocus={Boolean(shown)} />}
      {isLoggedIn && !shown && !hasEnded && failedOrAwaited}
      {isLoggedIn && shown && (
        <div hidden={hasEnded}>
          <Book addresses={shown} />
        </div>
      )}
    </>
  )
}
