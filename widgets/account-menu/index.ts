import { bool, structured, text } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/account-menu.json'
import { AccountMenu } from './AccountMenu.tsx'
import type { LinkName } from './links.ts'

/**
 * Shows the links of the customer's account, with login and logout.
 *
 *   <div data-widget="account-menu" data-current="orders"><a href="/customer/account">Account</a></div>
 *
 * Shoppers without scripts use the links inside the marker. With `data-open` the list begins unfolded. The
 * attribute `data-current` names the link of this page, which otherwise is known by its address. The
 * attribute `data-links` moves links to other paths, or with `""` leaves them out:
 * `{"orders":"/my/orders","coupon":""}`.
 */
export const mount = widget({
  name: 'account-menu',
  component: AccountMenu,
  strings: en,
  properties: {
    current: text(''),
    open: bool(false),
    links: structured<Partial<Record<LinkName, string>>>(),
  },
})
