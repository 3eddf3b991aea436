import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { loadAddresses } from '../../src/state/address/address-book'
import { $addresses } from '../../src/state/customer/addresses'
import { $isLoggedIn } from '../../src/state/customer/customer'
import { $page } from '../../src/state/page/page'
import { $tasks, task } from '../../src/state/task'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useCommon } from '../../src/ui/text/common'
import { useFallback } from '../../src/ui/island/fallback'
import { useText } from '../../src/ui/text/i18n'
import { Notice } from '../../src/ui/Notice'
import { Skeleton } from '../../src/ui/Skeleton'
import en from '../../locales/en/address-book.json'
import { Book } from './Book'

const TASK = 'addresses'
const load = () => void task(TASK, loadAddresses)

/** The customer's address book; in its place a login link, a placeholder, or an error with a retry. */
export function AddressBook() {
  const text = useText('address-book', en)
  const common = useCommon()
  const isLoggedIn = useStore($isLoggedIn)
  const addresses = useStore($addresses)
  const hasFailed = useStore($tasks, { keys: [TASK] })[TASK] === 'failed'
  const { routes } = useStore($page)
  useEffect(() => {
    if (isLoggedIn && !$addresses.get()) load()
  }, [isLoggedIn])
  useFallback(isLoggedIn === undefined)
  if (isLoggedIn === undefined) return null
  const retry = (
    <button type="button" className="bzl-link" onClick={load}>
      {common('action.retry')}
    </button>
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
      {isLoggedIn && !addresses && !hasFailed && <Skeleton count={2} kind="item" />}
      {isLoggedIn && !addresses && hasFailed && (
        <Notice type="error" action={retry}>
          {text('failed')}
        </Notice>
      )}
      {isLoggedIn && addresses && <Book addresses={addresses} />}
    </>
  )
}
