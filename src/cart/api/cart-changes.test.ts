import { expect, it } from 'vitest'
import { failure, form, json, page, sent, serve } from '#test/fetch-stub.ts'
import {
  applyRewardPoints,
  applyStoreCredit,
  removeRewardPoints,
  removeStoreCredit,
} from '#discounts/api/balances.ts'
import { getTotals, removeItem, removeItemById, setQuantity, getCustomOptions } from './cart.ts'
import { sendFields } from '#order/api.ts'
import { getProducts } from '#catalogue/api/products.ts'
import { getItemChoices, updateItemOptions } from './item-options.ts'
import { moveToWishlist } from '#wishlist/api.ts'

const guest = { id: 'mask', customer: false }
const mine = { id: '37', customer: true }
const calls = () => sent.map(({ method, path }) => `${method} ${path.replace(/\?form_key.*/, '')}`)

it('a quantity names its item and its cart, a fraction as it is', async () => {
  serve(true)
  await setQuantity(mine, '391', 0.5)
  expect(calls()).toEqual(['PUT /rest/default/V1/carts/mine/items/391'])
  expect(JSON.parse(sent[0]!.body)).toEqual({ cartItem: { item_id: 391, quote_id: '37', qty: 0.5 } })
})

it('an item is removed by the session’s form, one of another cart by its id', async () => {
  serve({ success: true })
  await removeItem('391')
  await removeItemById(guest, 'a/b')
  expect(calls()).toEqual([
    'POST /checkout/sidebar/removeItem/',
    'DELETE /rest/default/V1/guest-carts/mask/items/a%2Fb',
  ])
  expect(form(sent[0]!.body)).toEqual([['item_id', '391']])
  serve({ success: false, error_message: 'The item is not there.' })
  expect((await failure(removeItem('391'))).text).toBe('The item is not there.')
})

it.each([
  ['the cart', '/checkout/cart/', undefined],
  ['the wish list', '/wishlist/', 'formKeyOrSession'],
  ['the login', '/customer/account/login/', 'session'],
])('an item moved to the wish list leads to %s: %s, %s', async (_, target, kind) => {
  serve(page(`http://localhost${target}`))
  const error = await moveToWishlist('391').catch((thrown: unknown) => thrown)
  expect(error).toEqual(kind ? expect.objectContaining({ kind }) : undefined)
  expect([calls(), form(sent[0]!.body)]).toEqual([['POST /wishlist/index/fromcart/'], [['item', '391']]])
})

it('credit and points are the customer’s, and go as they came', async () => {
  serve(true)
  await applyStoreCredit()
  await removeStoreCredit()
  await applyRewardPoints()
  await removeRewardPoints()
  expect(calls()).toEqual([
    'PUT /rest/default/V1/carts/mine/apply-aw-store-credit',
    'DELETE /rest/default/V1/carts/mine/remove-aw-store-credit',
    'PUT /rest/default/V1/carts/mine/apply-aw-reward-points',
    'DELETE /rest/default/V1/carts/mine/remove-aw-reward-points',
  ])
})

it.each([{}, [], null, true, { total_segments: {} }, { grand_total: 9 }])(
  'totals without their lines are broken, and no cart that costs nothing: %j',
  async (answer) => {
    serve(answer)
    expect((await failure(getTotals(guest))).kind).toBe('server')
  },
)

it('fields of the page go to the shop’s route with the cart they are for', async () => {
  serve({ success: true })
  await sendFields('/engraving/save', guest, [['note', 'Ring twice']])
  expect(form(sent[0]!.body)).toEqual([
    ['cart_id', 'mask'],
    ['note', 'Ring twice'],
  ])
})

it('products are requested by a field, for the store and the currency', async () => {
  serve({ items: [] })
  expect(await getProducts('sku', ['A', 'B'], { store: '2', currency: 'EUR' })).toEqual([])
  const { pathname, searchParams } = new URL(sent[0]!.path, location.href)
  expect(pathname).toBe('/rest/default/V1/products-render-info')
  expect(Object.fromEntries(searchParams)).toEqual({
    'searchCriteria[filter_groups][0][filters][0][field]': 'sku',
    'searchCriteria[filter_groups][0][filters][0][value]': 'A,B',
    'searchCriteria[filter_groups][0][filters][0][condition_type]': 'in',
    storeId: '2',
    currencyCode: 'EUR',
  })
})

it('options are asked for under the cart’s own id, a guest’s beside a customer’s', async () => {
  serve([])
  await getCustomOptions(guest)
  await getItemChoices(mine, 'a/b')
  expect(calls()).toEqual([
    'GET /rest/default/V1/guest-carts/mask/items-custom-options',
    'GET /rest/default/V1/carts/37/items-custom-options?choices=a%2Fb',
  ])
})

it('an item cannot be changed here where the shop has no route for its choices, and only there', async () => {
  serve(json({ message: 'Request does not match any route.' }, 404))
  expect(await getItemChoices(guest, '9')).toBeUndefined()
  sessionStorage.clear()
  serve(json({ message: 'No such item' }, 404))
  expect((await failure(getItemChoices(guest, '9'))).text).toBe('No such item')
})

it('an item’s other options go by the form of its page', async () => {
  serve(page('http://localhost/checkout/cart/'))
  await updateItemOptions({ item_id: '9/1', product_id: '57', qty: 2 }, [['options[5]', 'Ann']])
  expect(calls()).toEqual(['POST /checkout/cart/updateItemOptions/id/9%2F1/'])
  expect(form(sent[0]!.body)).toEqual([
    ['product', '57'],
    ['item', '9/1'],
    ['qty', '2'],
    ['options[5]', 'Ann'],
  ])
})
