import { describe, expect, it } from 'vitest'
import { parseItem } from '#cart/rules/cart.ts'
import {
  cartChanges,
  fingerprint,
  readSeenCart,
  type SeenCart,
  seenItem,
  ecommerceOf,
} from './cart-changes.ts'

const PRIME = 'PRIME-1'

const item = (item_id: number, sku: string, qty = 1, more: object = {}) =>
  seenItem(
    parseItem({ item_id, product_id: item_id, sku, name: sku, qty, price_incl_tax: '12.50', ...more })!,
    PRIME,
  )

const OFFER = { additional_data: JSON.stringify({ options: { special_offer: { price_type: 2 } } }) }

const guest = (items: SeenCart['items'], more: Partial<SeenCart> = {}): SeenCart => ({
  role: 'guest',
  cart: 'a',
  items,
  coupon: '',
  tariffInsurance: false,
  ...more,
})

/** Changes in short: `add_to_cart NK-1×2`. */
const changes = (before: SeenCart | undefined, now: SeenCart, wishlisted: string[] = []) =>
  cartChanges(before, now, (id) => wishlisted.includes(id)).map(({ name, action, items }) =>
    [name, action, ...items.map(({ item_id, quantity }) => `${item_id}×${quantity}`)]
      .filter(Boolean)
      .join(' '),
  )

describe('between two looks at the cart', () => {
  const one = guest([item(1, 'NK-1', 2)])

  it.each<[string, SeenCart | undefined, SeenCart, string[]]>([
    ['nothing happened', one, guest([item(1, 'NK-1', 2)]), []],
    ['an item was added', one, guest([...one.items, item(2, 'RG-1')]), ['add_to_cart RG-1×1']],
    [
      'a quantity was changed',
      one,
      guest([item(1, 'NK-1', 5)]),
      ['add_to_cart NK-1×3', 'change_quantity NK-1×5'],
    ],
    ['an item was removed', one, guest([]), ['remove_from_cart NK-1×2']],
    [
      'one came while another went',
      one,
      guest([item(2, 'RG-1')]),
      ['remove_from_cart NK-1×2', 'add_to_cart RG-1×1'],
    ],
    ['an offer was taken', one, guest([...one.items, item(3, 'OF-1', 1, OFFER)]), ['offer applied OF-1×1']],
    [
      'a free gift came',
      one,
      guest([...one.items, item(4, 'FG-1', 1, { product_id: null })]),
      ['offer applied FG-1×1'],
    ],
    [
      'an offer and the membership went',
      guest([item(3, 'OF-1', 1, OFFER), item(5, PRIME)]),
      guest([]),
      ['offer removed OF-1×1', 'prime removed PRIME-1×1'],
    ],
    ['insurance was cancelled', guest([], { tariffInsurance: true }), guest([]), ['insurance removed']],
    [
      'one of two was changed',
      guest([...one.items, item(2, 'RG-1')]),
      guest([...one.items, item(2, 'RG-1', 3)]),
      ['add_to_cart RG-1×2', 'change_quantity RG-1×3'],
    ],
    ['a membership came', one, guest([...one.items, item(5, PRIME)]), ['prime applied PRIME-1×1']],
    ['a coupon was applied', one, guest(one.items, { coupon: 'x' }), ['coupon applied']],
    [
      'another coupon was applied',
      guest([], { coupon: 'y' }),
      guest([], { coupon: 'x' }),
      ['coupon applied'],
    ],
    ['a coupon was removed', guest([], { coupon: 'y' }), guest([]), ['coupon removed']],
    ['insurance was taken', one, guest(one.items, { tariffInsurance: true }), ['insurance applied']],
    ['a guest was never seen before', undefined, one, ['add_to_cart NK-1×2']],
    ['the first item made the cart', guest([], { cart: '' }), one, ['add_to_cart NK-1×2']],
    ['the cart was ordered', one, guest([], { cart: '' }), []],
    ['another cart was begun after it', one, guest([item(7, 'EA-1')], { cart: 'b' }), ['add_to_cart EA-1×1']],
    [
      'the guest logged in, and the carts became one',
      one,
      guest([item(8, 'NK-1', 3)], { role: 'customer', cart: '7' }),
      ['login'],
    ],
    ['the customer logged out', guest(one.items, { role: 'customer' }), guest([], { cart: 'c' }), []],
    ['a customer was never seen here before', undefined, guest(one.items, { role: 'customer' }), []],
  ])('%s', (_what, before, now, events) => expect(changes(before, now)).toEqual(events))

  it('an offer that is being moved is still removed', () =>
    expect(changes(guest([item(3, 'OF-1', 1, OFFER)]), guest([]), ['3'])).toEqual(['offer removed OF-1×1']))

  it('an event names the brand where the item has one', () => {
    const branded = item(1, 'NK-1', 1, { product: { erp_extra: '{"brand":"Ondelle"}' } })
    expect(cartChanges(undefined, guest([branded]))[0]!.items[0]!.item_brand).toBe('Ondelle')
    expect(item(1, 'NK-1')).not.toHaveProperty('item_brand')
    expect(readSeenCart(JSON.stringify(guest([item(1, 'NK-1')])))!.items[0]).not.toHaveProperty('item_brand')
  })

  it('nothing is a membership where the shop sells none', () =>
    expect(seenItem(parseItem({ item_id: 1, product_id: 1, sku: '' })!, '').kind).toBe('item'))

  it('an item that goes without being moved was removed', () =>
    expect(cartChanges(one, guest([])).map(({ name }) => name)).toEqual(['remove_from_cart']))

  it('an event has of an item what analytics knows, and not the cart’s own ids', () =>
    expect(
      cartChanges(undefined, guest([item(1, 'NK-1', 2, { row_total: 30, discount_amount: 5 })])),
    ).toEqual([
      {
        name: 'add_to_cart',
        items: [{ item_id: 'NK-1', item_name: 'NK-1', price: 12.5, discount: 2.5, quantity: 2 }],
      },
    ]))

  it('fewer of an item are removed by what is missing', () =>
    expect(changes(guest([item(1, 'NK-1', 5)]), one)).toEqual([
      'remove_from_cart NK-1×3',
      'change_quantity NK-1×2',
    ]))

  it('an item that is being moved to the wish list was not just removed', () =>
    expect(changes(one, guest([]), ['1'])).toEqual(['add_to_wishlist NK-1×2']))
})

it('a look can be stored as text, and a malformed one is none', () => {
  const seen = guest([
    item(1, 'NK-1', 2, { product: { erp_extra: '{"brand":"Ondelle"}' } }),
    item(2, 'OF-1', 1, OFFER),
  ])
  expect(readSeenCart(JSON.stringify(seen))).toEqual(seen)
  const customer = guest([item(5, PRIME)], { role: 'customer', coupon: 'c', tariffInsurance: true })
  expect(readSeenCart(JSON.stringify(customer))).toEqual(customer)
  expect(readSeenCart('{"role":"guest","tariffInsurance":"no"}')).toEqual(guest([], { cart: '' }))
  for (const text of [null, '', '{', '[]', '"x"', '{"role":"admin"}'])
    expect(readSeenCart(text)).toBeUndefined()
  expect(readSeenCart('{"role":"guest","items":[null,{"quote_item_id":3}]}')?.items).toHaveLength(1)
})

it('items are summed exactly in the smallest unit', () => {
  const items = [0.1, 0.2, 0.7].map((price) => ({ item_id: 'A', item_name: 'A', price, quantity: 3 }))
  expect(ecommerceOf(items, 'EUR').value).toBe(3)
  expect(ecommerceOf([{ ...items[0]!, price: 1.005 }], 'KWD').value).toBe(3.015)
  expect(ecommerceOf([{ ...items[0]!, price: 0.01, quantity: 1.5 }], 'EUR').value).toBe(0.02)
  expect(ecommerceOf(items, 'EUR')).toEqual({ currency: 'EUR', value: 3, items })
})

it('texts are compared without being stored', () => {
  expect(fingerprint('')).toBe('')
  expect(fingerprint('SUMMER10')).toBe(fingerprint('SUMMER10'))
  expect(fingerprint('SUMMER10')).not.toBe(fingerprint('SUMMER11'))
  expect(fingerprint('a')).toBe((0xe40c292c).toString(36))
  expect(fingerprint('SUMMER10')).toMatch(/^[a-z0-9]{1,7}$/)
})
