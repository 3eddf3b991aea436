import { expect, it } from 'vitest'
import { missingForOffer, parseOffers } from './offers.ts'

it('an offer is read from what the shop sends', () =>
  expect(
    parseOffers([
      {
        product_id: 77,
        sku: 'OFF-1',
        name: 'Charm',
        price: '9.9000',
        original_price: '19.9000',
        image: '/c.jpg',
        thumbnail: '/t.jpg',
        in_cart: '1',
        is_salable: '0',
        is_free: '1',
        min_subtotal: '100.0000',
      },
    ]),
  ).toStrictEqual([
    {
      product_id: '77',
      sku: 'OFF-1',
      name: 'Charm',
      price: 9.9,
      original_price: 19.9,
      image: '/c.jpg',
      in_cart: true,
      is_salable: false,
      is_free: true,
      min_subtotal: 100,
    },
  ]))

it('an offer can be bought unless the shop says otherwise, and is shown by its thumbnail at least', () =>
  expect(
    parseOffers([
      { product_id: 77, thumbnail: '/t.jpg' },
      { product_id: 78, is_salable: 1 },
    ]),
  ).toMatchObject([
    { is_salable: true, image: '/t.jpg' },
    { is_salable: true, image: '' },
  ]))

it.each([
  [100, 99.99, 0.01],
  [100, 100, 0],
  [100, 150, 0],
  [0, 0, 0],
  [100.3, 100.1, 0.2],
])('an offer from %d with %d in the cart lacks %d', (min_subtotal, subtotal, missing) =>
  expect(missingForOffer({ min_subtotal }, subtotal, 'USD')).toBe(missing),
)

it.each([
  ['JPY', 10_000, 9999, 1],
  ['JPY', 10_000, 9999.6, 0],
  ['KWD', 30, 29.995, 0.005],
  ['KWD', 30, 29.9996, 0],
])(
  'what an offer lacks is counted in the smallest unit there is of %s',
  (currency, min_subtotal, subtotal, missing) =>
    expect(missingForOffer({ min_subtotal }, subtotal, currency)).toBe(missing),
)
