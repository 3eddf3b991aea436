import { describe, expect, it } from 'vitest'
import { parseItem } from '../cart/cart'
import { cartChanges, fingerprint, readSeenCart, type SeenCart, seenItem, ecommerceOf } from './cart-changes'

const PRIME = 'PRIME-1'

const line = (item_id: number, sku: string, qty = 1, more: object = {}) =>
  seenItem(
    parseItem({ item_id, product_id: item_id, sku, name: sku, qty, price_incl_tax: '12.50', ...more })!,
    PRIME,
  )

const OFFER = { additional_data: JSON.stringify({ options: { special_offer: { price_type: 2 } } }) }

const guest = (lines: SeenCart['lines'], more: Partial<SeenCart> = {}): SeenCart => ({
  role: 'guest',
  cart: 'a',
  lines,
  coupon: '',
  insured: false,
  ...more,
})

/** Changes in short: `add_to_cart NK-1×2`. */
const told = (before: SeenCart | undefined, now: SeenCart, wishes: string[] = []) =>
  cartChanges(before, now, (id) => wishes.includes(id)).map(({ name, action, items }) =>
    [name, action, ...items.map((item) => `${item.item_id}×${item.quantity}`)].filter(Boolean).join(' '),
  )

describe('between two looks at the cart', () => {
  const one = guest([line(1, 'NK-1', 2)])

  it.each<[string, SeenCart | undefined, SeenCart, string[]]>([
    ['nothing happened', one, guest([line(1, 'NK-1', 2)]), []],
    ['a piece was added', one, guest([...one.lines, line(2, 'RG-1')]), ['add_to_cart RG-1×1']],
    ['a quantity was changed', one, guest([line(1, 'NK-1', 5)]), ['change_quantity NK-1×5']],
    ['a line was removed', one, guest([]), ['remove_from_cart NK-1×2']],
    [
      'one came while another went',
      one,
      guest([line(2, 'RG-1')]),
      ['remove_from_cart NK-1×2', 'add_to_cart RG-1×1'],
    ],
    ['an offer was taken', one, guest([...one.lines, line(3, 'OF-1', 1, OFFER)]), ['offer applied OF-1×1']],
    [
      'a free gift came',
      one,
      guest([...one.lines, line(4, 'FG-1', 1, { product_id: null })]),
      ['offer applied FG-1×1'],
    ],
    ['a membership came', one, guest([...one.lines, line(5, PRIME)]), ['prime applied PRIME-1×1']],
    ['a coupon was applied', one, guest(one.lines, { coupon: 'x' }), ['coupon applied']],
    [
      'another coupon was applied',
      guest([], { coupon: 'y' }),
      guest([], { coupon: 'x' }),
      ['coupon applied'],
    ],
    ['a coupon was removed', guest([], { coupon: 'y' }), guest([]), ['coupon removed']],
    ['insurance was taken', one, guest(one.lines, { insured: true }), ['insurance applied']],
    ['a guest was never seen before', undefined, one, ['add_to_cart NK-1×2']],
    ['the first piece made the cart', guest([], { cart: '' }), one, ['add_to_cart NK-1×2']],
    ['the cart was ordered', one, guest([], { cart: '' }), []],
    ['another cart was begun after it', one, guest([line(7, 'EA-1')], { cart: 'b' }), ['add_to_cart EA-1×1']],
    [
      'the guest logged in, and the carts became one',
      one,
      guest([line(8, 'NK-1', 3)], { role: 'customer', cart: '7' }),
      ['login'],
    ],
    ['the customer logged out', guest(one.lines, { role: 'customer' }), guest([], { cart: 'c' }), []],
    ['a customer was never seen here before', undefined, guest(one.lines, { role: 'customer' }), []],
  ])('%s', (_what, before, now, events) => expect(told(before, now)).toEqual(events))

  it('a line that is being moved to the wish list was not just removed', () =>
    expect(told(one, guest([]), ['1'])).toEqual(['add_to_wishlist NK-1×2']))
})

it('a look survives being kept as text, and what is no look is none', () => {
  const seen = guest([
    line(1, 'NK-1', 2, { product: { erp_extra: '{"brand":"Ondelle"}' } }),
    line(2, 'OF-1', 1, OFFER),
  ])
  expect(readSeenCart(JSON.stringify(seen))).toEqual(seen)
  for (const text of [null, '', '{', '[]', '"x"', '{"role":"admin"}'])
    expect(readSeenCart(text)).toBeUndefined()
  expect(readSeenCart('{"role":"guest","lines":[null,{"line":3}]}')?.lines).toHaveLength(1)
})

it('pieces are summed exactly in the smallest unit', () => {
  const items = [0.1, 0.2, 0.7].map((price) => ({ item_id: 'A', item_name: 'A', price, quantity: 3 }))
  expect(ecommerceOf(items, 'EUR').value).toBe(3)
  expect(ecommerceOf([{ ...items[0]!, price: 1.005 }], 'KWD').value).toBe(3.015)
})

it('texts are told apart without being kept', () => {
  expect(fingerprint('')).toBe('')
  expect(fingerprint('SUMMER10')).toBe(fingerprint('SUMMER10'))
  expect(fingerprint('SUMMER10')).not.toBe(fingerprint('SUMMER11'))
  expect(fingerprint('SUMMER10')).toMatch(/^[a-z0-9]{1,7}$/)
})
