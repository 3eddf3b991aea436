import { isSafeLink, toUrl } from '#lib/text/safe-link.ts'
import type { Routes } from '#storefront/page/config.ts'
import { trimmed } from '#storefront/page/navigation.ts'

export type LinkName =
  'dashboard' | 'information' | 'orders' | 'returns' | 'wishlist' | 'newsletter' | 'credit' | 'coupon'

export interface AccountLink {
  name: LinkName
  href: string
}

/**
 * The links of the account in order (rule: other-parts). A theme may move each by its name, or leave it out with ''.
 * A marker may also stand in a merchant's block, so only safe links are taken from it.
 */
export function accountLinks(routes: Routes, moved: Partial<Record<LinkName, unknown>> = {}): AccountLink[] {
  const account = routes.account.replace(/\/$/, '')
  // A prefix of Magento's own path, such as the store's code, is a prefix of its other paths, too.
  const shop = account.endsWith('/customer/account') ? account.slice(0, -'/customer/account'.length) : ''
  const paths: Record<LinkName, string> = {
    dashboard: routes.account,
    information: `${account}/edit`,
    orders: `${shop}/sales/order/history`,
    returns: `${shop}/rma/returns/history`,
    wishlist: routes.wishlist,
    newsletter: `${shop}/newsletter/manage`,
    credit: `${shop}/storecredit/info`,
    coupon: `${shop}/customer/coupon`,
  }
  // The account's is a full URL where the page's `<base>` would lead to another site.
  const ofShop = (path: string) => toUrl(path, routes.account)?.href ?? path
  const isMoved = (path: unknown): path is string => typeof path === 'string' && isSafeLink(path)
  return (Object.keys(paths) as LinkName[])
    .map((name) => ({ name, href: isMoved(moved[name]) ? moved[name] : ofShop(paths[name]) }))
    .filter(({ href }) => href !== '')
}

/** Whether a link leads to the page one is on, whatever stands behind its path. */
export const leadsTo = (href: string, page: string): boolean => pathOf(href, page) === pathOf(page, page)

const pathOf = (href: string, page: string) => trimmed(toUrl(href, page)?.pathname ?? href)
