import { useStore } from '@nanostores/react'
import { $checkoutConfig } from '../../state/page/config'
import { useText } from '../text/i18n'
import en from '../../../locales/en/login.json'

/** The ways on for who has no password or no account, where the shop gives their addresses (b.14). */
export function AccountLinks() {
  const text = useText('login', en)
  const config = useStore($checkoutConfig)
  const links = [
    { href: config?.forgotPasswordUrl, name: text('forgot') },
    { href: config?.registerUrl, name: text('create') },
  ].filter(({ href }) => href)
  if (!links.length) return null
  return (
    <p className="bzl-login__links">
      {links.map(({ href, name }) => (
        <a key={href} className="bzl-link" href={href}>
          {name}
        </a>
      ))}
    </p>
  )
}
