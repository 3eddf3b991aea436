import { useStore } from '@nanostores/react'
import { reload } from '../../src/host/page/navigation'
import { logout } from '../../src/state/customer/login'
import { $tasks, isRunning, task } from '../../src/state/task'
import { useText } from '../../src/ui/text/i18n'
import { Spinner } from '../../src/ui/Spinner'
import en from '../../locales/en/account-menu.json'

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
