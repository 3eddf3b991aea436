import { afterEach, expect, it } from 'vitest'
import { readPageConfig } from '#storefront/page/config.ts'
import { accountLinks } from './links.ts'

afterEach(() => document.head.replaceChildren())

it('leads to the shop on a page whose <base> is another site', () => {
  document.head.innerHTML =
    '<base href="https://cdn.example/"><script id="bezel-config">{"debug":false}</script>'
  const links = accountLinks(readPageConfig().routes)
  expect(links.map(({ href }) => new URL(href, document.baseURI).origin)).toEqual(
    links.map(() => location.origin),
  )
})

it.each(['/de', 'https://shop.example/de'])('stays in the store whose account is below %s', (store) => {
  const { routes } = readPageConfig()
  const links = accountLinks({
    ...routes,
    account: `${store}/customer/account/`,
    wishlist: `${store}/wishlist`,
  })
  expect(links.filter(({ href }) => !href.startsWith(`${store}/`))).toEqual([])
})

it('leads to Magento’s own pages where the account is a page of the theme', () => {
  const links = accountLinks({ ...readPageConfig().routes, account: '/konto' })
  expect(links.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/konto', '/konto/edit', '/sales/order/history', '/customer/coupon']),
  )
})

it.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,<script>alert(1)</script>'])(
  'a marker, which may stand in a merchant’s block, cannot make %j a link',
  (orders) => {
    const links = accountLinks(readPageConfig().routes, { orders })
    expect(links.find(({ name }) => name === 'orders')!.href).toMatch(/\/sales\/order\/history$/)
  },
)
