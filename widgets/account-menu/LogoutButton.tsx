import { useStore } from '@nanostores/react'
import { reload } from '#storefront/page/navigation.ts'
import { logout } from '#customer/state/login.ts'
import { $tasks, isRunning, task } from '#async/task.ts'
import { useText } from '#i18n/view/i18n.ts'
import { Spinner } from '#ui/Spinner.tsx'
import en from '#locales/en/account-menu.json'

export const LOGOUT = 'logout'

/** Logs out and shows the page again, which may hold what only the customer should see. */
export function LogoutButton({ onFailed }: { onFailed(): void }) {
  const text = useText('account-menu', en)
  const state = useStore($tasks, { keys: [LOGOUT] })[LOGOUT]
  const leave = () => {
    if (isRunning(LOGOUT)) return
    void task(LOGOUT, async () => {
      await logout()
      await reload()
    }).then(onFailed)
  }
  return (
    <button
      type="button"
      className="bzl-link bzl-account-menu__link"
      aria-busy={state === 'running'}
      onClick={leave}
    >
      {text('logout')}
      {state === 'running' && <Spinner />}
    </button>
  )
}
