import { afterEach, expect, it, vi } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import { getCheckoutConfig, getItems } from '#cart/api/cart.ts'

const noRoute = json({ message: 'Request does not match any route.' }, 404)
const quoteData = { entity_id: 'mask' }
const printed = [
  { item_id: '3', name: 'Ring', qty: 1, thumbnail: '/ring.png', options: [{ label: 'Size', value: '54' }] },
  { item_id: '4', name: 'Chain', qty: 1 },
]
const totals = {
  quote_currency_code: 'EUR',
  total_segments: [{ code: 'grand_total', title: 'Total', value: 30 }],
  items: [
    { item_id: 3, name: 'Ring', qty: 2, options: '[]' },
    { item_id: 5, name: 'Pearl', qty: 1, options: '[{"label":"Colour","value":"White"}]' },
  ],
}

afterEach(() => {
  delete window.checkoutConfig
  vi.restoreAllMocks()
})

it('without its route the cart is what the page prints, with what it holds and costs by now', async () => {
  window.checkoutConfig = {
    storeCode: 'default',
    isCustomerLoggedIn: false,
    quoteData,
    quoteItemData: printed,
  }
  serve(noRoute, totals)
  const config = await getCheckoutConfig()
  expect(config.items.map(({ item_id, qty, thumbnail }) => [item_id, qty, thumbnail])).toEqual([
    ['3', 2, '/ring.png'],
    ['5', 1, ''],
  ])
  expect(config.items.map(({ options }) => options[0]?.value)).toEqual(['54', 'White'])
  expect(config.totals?.quote_currency_code).toBe('EUR')
  expect(sent.map(({ path }) => path)).toEqual([
    '/checkout/config/data',
    '/rest/default/V1/guest-carts/mask/totals',
  ])
})

it('without their route the items are those of the configuration', async () => {
  serve(noRoute, { quoteData, quoteItemData: printed })
  expect((await getItems()).map(({ name }) => name)).toEqual(['Ring', 'Chain'])
})

it('a guest’s cart that is gone is none, whatever the page prints', async () => {
  window.checkoutConfig = { quoteData, quoteItemData: printed }
  const parameters = { fieldName: 'cartId', fieldValue: '24' }
  serve(noRoute, json({ message: 'No such entity with %fieldName = %fieldValue', parameters }, 404))
  expect(await getCheckoutConfig()).toMatchObject({ cart: undefined, items: [], totals: undefined })
})

it('a page that prints none says what the shop has to add', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(noRoute)
  expect((await failure(getCheckoutConfig())).kind).toBe('route')
  expect(warn.mock.calls).toEqual([[expect.stringContaining('needs the route /checkout/config/data')]])
})

it('a customer’s cart that is gone is an error, since the account keeps it', async () => {
  window.checkoutConfig = { isCustomerLoggedIn: true, quoteData: { entity_id: '7' } }
  serve(noRoute, json({ message: 'no' }, 401))
  expect((await failure(getCheckoutConfig())).kind).toBe('session')
  expect(sent.at(-1)!.path).toBe('/rest/default/V1/carts/mine/totals')
})

it('a page of a visitor without a cart is read as it is', async () => {
  window.checkoutConfig = { quoteData: {}, quoteItemData: [] }
  serve(noRoute)
  expect(await getCheckoutConfig()).toMatchObject({ cart: undefined, items: [] })
  expect(sent).toHaveLength(1)
})

it('odd rows of the totals or of the page are left out', async () => {
  window.checkoutConfig = { quoteData, quoteItemData: [null, 'x', ...printed] }
  serve(noRoute, { ...totals, items: [null, 7, ...totals.items] })
  expect((await getCheckoutConfig()).items.map(({ name }) => name)).toEqual(['Ring', 'Pearl'])
})
