import { bool, structured, text } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/account-menu.json'
import { AccountMenu } from './AccountMenu.tsx'
import type { LinkName } from './links.ts'

/**
 * The links of the customer's account, logging in and out.
 *
 *   <div data-widget="account-menu" data-current="orders"><a href="/customer/account">Account</a></div>
 *
 * What stands inside is what shoppers without scripts use. `data-open` begins with the list unfolded; `data-current`
 * names the link of this page, which otherwise is known by its address. `data-links` moves links to other paths, or
 * with `""` leaves them out: `{"orders":"/my/orders","coupon":""}`.
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
