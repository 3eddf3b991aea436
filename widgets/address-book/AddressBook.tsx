import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CustomerAddress } from '#address/rules/address.ts'
import { type CustomerSection, customerName } from '#customer/rules/shopper.ts'
import { loadAddresses } from '#address/state/address-book.ts'
import { $addresses, $customer, $isLoggedIn, $hasEnded } from '#customer/state/customer.ts'
import { $page } from '#storefront/state/page.ts'
import { $tasks, task } from '#async/task.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { useFallback } from '#ui/island/fallback.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { PartFailed, skeletonOrRetry, Skeleton } from '#ui/Loading.tsx'
import en from '#locales/en/address-book.json'
import { Book } from './Book.tsx'
import { importPart } from '#dom/import-part.ts'

const SessionOver = lazyWidgetPart(
  async () => (await importPart(() => import('#customer/view/SessionOver.tsx'))).SessionOver,
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
