import { useStore } from '@nanostores/react'
import { trimmed } from '#storefront/page/navigation.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/login.json'

/** The ways on for who has no password or no account: at the shop's addresses (b.14), or the storefront's usual ones. */
export function AccountLinks() {
  const text = useText('login', en)
  const config = useStore($checkoutConfig)
  const account = trimmed(useStore($page).routes.account)
  const links = [
    { href: config?.forgotPasswordUrl ?? `${account}/forgotpassword/`, name: text('forgot') },
    { href: config?.registerUrl ?? `${account}/create/`, name: text('create') },
  ]
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
