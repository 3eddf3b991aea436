import { type RefObject, useState } from 'react'
import { useStore } from '@nanostores/react'
import { customerFirstName, customerName } from '../../src/domain/shopper'
import { pageUrl } from '../../src/host/page/navigation'
import { $device } from '../../src/state/page/context'
import { $customer } from '../../src/state/customer/customer'
import { $page } from '../../src/state/page/page'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/account-menu.json'
import { Disclosure } from './Disclosure'
import { accountLinks, leadsTo, type LinkName } from './links'
import { LogoutButton } from './LogoutButton'

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
