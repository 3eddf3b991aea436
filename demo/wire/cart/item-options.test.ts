import { afterEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { pageRoutes } from '../../pages/routes.ts'

let open: OpenShop
afterEach(() => open.restore())

const AJAX = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' }
const items = () => open.ledger().carts[0]!.items

function enter() {
  open = openShop({
    pages: pageRoutes,
    items: [{ sku: 'NN-1', options: { 5: 'Ann', 6: '22' } }, { sku: 'EA-1' }],
  })
  return items()[0]!.id
}

/** The response before it is followed, with the messages it leaves in the cookie. */
async function update(id: number, fields: Record<string, string>) {
  const request = new Request(new URL(`/checkout/cart/updateItemOptions/id/${id}/`, location.href), {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ product: '55', item: String(id), qty: '2', ...fields }).toString(),
  })
  const { response, setCookies } = await open.storefront.answer(
    request,
    `PHPSESSID=${open.cookie('PHPSESSID')}`,
  )
  const cookie = setCookies.find((line) => line.startsWith('mage-messages='))!
  const messages = JSON.parse(decodeURIComponent(cookie.slice('mage-messages='.length).split(';')[0]!))
  return [response.status, new URL(response.headers.get('location')!).pathname, messages]
}

it('gives an item other options as Magento does: a redirect with a message, another id, the last place', async () => {
  const id = enter()
  expect(await update(id, { 'options[5]': 'Bo', 'options[6]': '22' })).toEqual([
    302,
    '/checkout/cart/',
    [{ type: 'success', text: 'Name Necklace was updated in your shopping cart.' }],
  ])
  expect(items().map(({ sku, qty }) => [sku, qty])).toEqual([
    ['EA-1', 1],
    ['NN-1-rg', 2],
  ])
  expect(items()[1]!.id).not.toBe(id)
})

it('refuses with the same redirect', async () => {
  const id = enter()
  expect(await update(id, { 'options[6]': '22' })).toEqual([
    302,
    '/checkout/cart/',
    [{ type: 'error', text: expect.stringContaining('required option') }],
  ])
  expect(await update(999, {})).toMatchObject([302, '/checkout/cart/', [{ type: 'error' }]])
  expect(items()[0]).toMatchObject({ id, qty: 1 })
})

it('has a page for the item, whose form is filled and saves it', async () => {
  const id = enter()
  const page = await (await fetch(`/checkout/cart/configure/id/${id}/product_id/55/`)).text()
  const form = new DOMParser()
    .parseFromString(page, 'text/html')
    .querySelector<HTMLFormElement>('.product__form')!
  expect(form.getAttribute('action')).toBe(`/checkout/cart/updateItemOptions/id/${id}/`)
  const value = (name: string) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]`)!.getAttribute('value')
  expect([value('options[5]'), value('qty'), value('item')]).toEqual(['Ann', '1', String(id)])
  expect(form.querySelector('option[selected]')!.textContent).toContain('Rose gold')
})
