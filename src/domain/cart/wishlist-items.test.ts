import { expect, it } from 'vitest'
import { parseWishlistItems } from './wishlist-items'

const ring = {
  product_name: 'Ann&#039;s ring',
  product_url: '/ring.html',
  image: { src: '/ring.jpg' },
  delete_item_params: '{"action":"/wishlist/index/remove/","data":{"item":"12","uenc":"x"}}',
  product_is_saleable_and_visible: true,
  product_has_required_options: false,
}
const listed = (more: object = {}) => parseWishlistItems({ items: [{ ...ring, ...more }] })

it('reads an item of the wish list as the section has it', () =>
  expect(listed()).toEqual([
    {
      id: '12',
      name: "Ann's ring",
      href: '/ring.html',
      image: '/ring.jpg',
      isSaleable: true,
      needsOptions: false,
    },
  ]))

it.each([
  ['one that is sold out', { product_is_saleable_and_visible: '0' }, { isSaleable: false }],
  ['one the shop says nothing of', { product_is_saleable_and_visible: undefined }, { isSaleable: true }],
  ['one that needs a choice', { product_has_required_options: '1' }, { needsOptions: true }],
  ['one without an entry', { delete_item_params: undefined }, { id: '' }],
  ['a picture that is script', { image: { src: 'data:text/html,x' } }, { image: '' }],
  ['one without a picture', { image: null }, { image: '' }],
])('of the wish list’s items %s is known', (_, more, item) => expect(listed(more)).toMatchObject([item]))

it.each([
  ['without a name', { product_name: '' }],
  ['without a page', { product_url: undefined }],
  ['that leads to script', { product_url: 'javascript:alert(1)' }],
])('leaves out an item of the wish list %s', (_, more) => expect(listed(more)).toEqual([]))

it.each([undefined, [], { items: null }, { items: ['x', null] }])(
  'reads %j as an empty wish list',
  (section) => expect(parseWishlistItems(section)).toEqual([]),
)
