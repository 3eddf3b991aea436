import { type RefObject, useState } from 'react'
import { useStore } from '@nanostores/react'
import { customerFirstName, customerName } from '#customer/rules/shopper.ts'
import { pageUrl, reload } from '#storefront/page/navigation.ts'
import { $device } from '#storefront/state/context.ts'
import { $customer } from '#customer/state/customer.ts'
import { $page } from '#storefront/state/page.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/account-menu.json'
import { Disclosure } from './Disclosure.tsx'
import { accountLinks, leadsTo, type LinkName } from './links.ts'
import { logout } from '#customer/state/login.ts'
import { $tasks, isRunning, task } from '#async/task.ts'
import { Spinner } from '#ui/Loading.tsx'

export const LOGOUT = 'logout'

/** Logs out and shows the page again, which may hold what only the customer should see. */
function LogoutButton({ onFailed }: { onFailed(): void }) {
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

interface Props {
  current: string
  open: boolean
  links?: Partial<Record<LinkName, string>>
  button: RefObject<HTMLButtonElement | null>
  onLogoutFailed(): void
}

export function CustomerMenu({ current, open, links, button, onLogoutFailed }: Props) {
  const text = useText('account-menu', en)
  const customer = useStore($customer)
  const { routes } = useStore($page)
  const isPhone = useStore($device) === 'Mobile'
  const [isOpen, setOpen] = useState(open && !isPhone)
  const name = customerFirstName(customer) || customerName(customer)
  const isCurrent = (link: LinkName, href: string) => (current ? link === current : leadsTo(href, pageUrl()))
  return (
    <Disclosure
      label={name ? text('title', { name }) : text('label')}
      button={button}
      isOpen={isOpen}
      onToggle={setOpen}
      floats={!open}
    >
      <nav aria-label={text('label')}>
        <ul>
          {accountLinks(routes, links).map(({ name, href }) => (
            <li key={name}>
              <a
                className="bzl-link bzl-account-menu__link"
                href={href}
                aria-current={isCurrent(name, href) ? 'page' : undefined}
              >
                {text(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LogoutButton onFailed={onLogoutFailed} />
    </Disclosure>
  )
}
