import { existsSync, readFileSync } from 'node:fs'
import { html } from 'hono/html'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'

/** Paths of the account's pages by their key in `locales/<language>/account-menu.json`. */
export const accountPages = {
  dashboard: '/customer/account',
  information: '/customer/account/edit',
  orders: '/sales/order/history',
  returns: '/rma/returns/history',
  wishlist: '/wishlist',
  newsletter: '/newsletter/manage',
  credit: '/storecredit/info',
  coupon: '/customer/coupon',
} as const

export type AccountPage = keyof typeof accountPages

const files = new Map<string, Record<string, string>>()

function titles(language: string): Record<string, string> {
  const known = files.get(language)
  if (known) return known
  const file = (name: string) => new URL(`../../../locales/${name}/account-menu.json`, import.meta.url)
  const found = existsSync(file(language)) ? file(language) : file('en')
  const read = JSON.parse(readFileSync(found, 'utf8')) as Record<string, string>
  files.set(language, read)
  return read
}

export const accountTitle = ({ context }: Page, name: AccountPage): string =>
  titles(context.language)[name] ?? name

/** The account menu without scripts. */
export function accountLinks(page: Page, current: AccountPage): Markup {
  const names = Object.keys(accountPages) as AccountPage[]
  return html`<ul>
    ${names.map(
      (name) =>
        html`<li>
          <a href="${accountPages[name]}" ${name === current && html`aria-current="page"`}
            >${accountTitle(page, name)}</a
          >
        </li>`,
    )}
  </ul>`
}
