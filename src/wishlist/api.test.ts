import { expect, it } from 'vitest'
import { form, page, sent, serve } from '#test/fetch-stub.ts'
import { addToWishlist, getChosenOptions, removeWishlistItem, wishlistItemToCart } from './api.ts'
import { additionOf, addToCart } from '#catalogue/api/add-to-cart.ts'

const ENGRAVED = [['options[5]', 'Ann']] as const

it.each([
  [
    'is added with what was chosen',
    () => addToWishlist('7', ENGRAVED),
    '/wishlist/index/add/',
    [['product', '7'], ...ENGRAVED],
  ],
  ['is added as it is', () => addToWishlist('7'), '/wishlist/index/add/', [['product', '7']]],
  ['goes into the cart', () => wishlistItemToCart('31'), '/wishlist/index/cart/', [['item', '31']]],
  ['is removed', () => removeWishlistItem('31'), '/wishlist/index/remove/', [['item', '31']]],
  [
    'goes from its page into the cart',
    () => addToCart(additionOf('7', 1, ENGRAVED)),
    '/checkout/cart/add/',
    [['product', '7'], ['qty', '1'], ...ENGRAVED],
  ],
  [
    'without choices goes into the cart',
    () => addToCart(additionOf('7')),
    '/checkout/cart/add/',
    [
      ['product', '7'],
      ['qty', '1'],
    ],
  ],
] as const)('a product of the wish list %s', async (_, post, path, fields) => {
  serve(page('http://localhost/wishlist'))
  await post()
  expect(sent.map((request) => [request.method, request.path.split('?')[0]])).toEqual([['POST', path]])
  expect(form(sent[0]!.body)).toEqual(fields)
})

it('what was chosen for an item is that item’s own, in any form of the list', async () => {
  const chosen = (option_value: string) => ({
    product_option: { extension_attributes: { custom_options: [{ option_id: '5', option_value }] } },
  })
  const cart = { id: '37', customer: true }
  serve([null, { item_id: 8, ...chosen('Bo') }, { item_id: 9, ...chosen('Ann') }], [])
  expect(await getChosenOptions(cart, '9')).toEqual(ENGRAVED)
  expect(await getChosenOptions(cart, '9')).toEqual([])
  expect(sent[0]!.path).toBe('/rest/default/V1/carts/mine/items')
})
