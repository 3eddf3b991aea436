import {
  isFlag,
  isListOf,
  isMapOf,
  isNumber,
  isShape,
  isText,
  maybe,
  row,
  testParsers,
} from '#test/odd-json.ts'
import { parseItems, parseQuote, type Quote, type QuoteItem } from './cart.ts'
import { type CustomOption, parseCustomOptions } from './item-options.ts'
import { parseSectionItems } from './section-items.ts'

const isGift = isShape({ gift_boxes: isListOf(isNumber), card_id: maybe(isNumber), message: isText })

const isItem = isShape<QuoteItem>({
  item_id: isText,
  product_id: maybe(isText),
  name: isText,
  sku: isText,
  qty: isNumber,
  has_error: maybe((value): value is true => value === true),
  qty_increments: maybe(isNumber),
  is_qty_decimal: maybe((value): value is true => value === true),
  price: isNumber,
  base_price: isNumber,
  price_incl_tax: isNumber,
  row_total: isNumber,
  row_total_incl_tax: isNumber,
  base_row_total_incl_tax: isNumber,
  discount_amount: isNumber,
  base_discount_amount: isNumber,
  is_virtual: isFlag,
  product_type: isText,
  thumbnail: isText,
  url: maybe(isText),
  message: isText,
  options: isListOf(isShape({ label: isText, value: isText })),
  additional_data: isShape({
    options: maybe(
      isShape({
        special_offer: maybe(isShape({ price_type: maybe(isNumber) })),
        cropper: (_value: unknown): _value is unknown => true,
        imageHash: maybe(isText),
        imgUrl_3d: maybe(isText),
        options: maybe(isListOf(isShape({ info: maybe(isShape({ color: maybe(isText) })) }))),
      }),
    ),
    item_gift: maybe(isMapOf(isGift)),
  }),
  product: isShape({
    attribute_set_id: isNumber,
    created_at: isText,
    sku: isText,
    thumbnail: isText,
    erp_extra: isShape({ brand: maybe(isText), lead_time: maybe(isNumber) }),
    has_options: maybe((value: unknown): value is true => value === true),
    only_x_left_in_stock: maybe(isNumber),
    is_returnable: maybe((value: unknown): value is 0 => value === 0),
  }),
})
const ITEM = {
  item_id: '391',
  product_id: 55,
  name: 'Name Necklace',
  sku: 'NN-1',
  qty: 2,
  price: '50.0000',
  base_price: 54,
  price_incl_tax: 54.75,
  row_total_incl_tax: 109.5,
  discount_amount: 10,
  base_discount_amount: 11,
  is_virtual: '0',
  product_type: 'simple',
  thumbnail: '/nn1.jpg',
  url: '/nn-1',
  message: '',
  options: [{ label: 'Metal', value: ['Gold', 'Silver'] }],
  additional_data: {
    options: {
      special_offer: { price_type: '2' },
      cropper: { url: '/x' },
      imageHash: 'ab',
      imgUrl_3d: '',
      options: [{ info: { color: 'rose' } }],
    },
    item_gift: { 0: { gift_boxes: ['3'], card_id: 4, message: 'Hi' } },
  },
  product: {
    attribute_set_id: '15',
    created_at: '2022-03-01 10:00:00',
    sku: 'NN-1',
    thumbnail: '/n.jpg',
    erp_extra: { brand: 'A' },
  },
}

const isQuote = isShape<Quote>({
  entity_id: isText,
  customer_email: isText,
  is_virtual: isFlag,
  base_grand_total: isNumber,
})
const QUOTE = {
  entity_id: 'a1',
  customer_email: 'ann@example.com',
  is_virtual: 0,
  base_grand_total: 110,
}

const SECTION = {
  items: [
    {
      item_id: '391',
      product_id: '55',
      product_price_value: 50,
      product_name: 'Necklace',
      product_sku: 'NN-1',
      qty: 1,
      product_type: 'simple',
      product_image: { src: '/n.jpg' },
      product_has_url: true,
      product_url: '/nn-1',
      options: [{ label: 'Metal', value: 'Gold' }],
    },
  ],
}

const OPTION = { option_id: 5, label: 'Name', value: 'Ann', print_value: 'Ann', option_type: 'field' }
const isOption = isShape<CustomOption>({
  option_id: isText,
  label: isText,
  value: isText,
  print_value: isText,
  option_type: isText,
})

testParsers([
  row('items', parseItems, [ITEM], isListOf(isItem)),
  row('items of the cart section', parseSectionItems, SECTION, isListOf(isItem)),
  row('a quote', parseQuote, QUOTE, maybe(isQuote)),
  row(
    'custom options',
    parseCustomOptions,
    [{ item_id: 391, options: [OPTION] }],
    isMapOf(isListOf(isOption)),
  ),
  row('custom options by item', parseCustomOptions, { 391: [OPTION] }, isMapOf(isListOf(isOption))),
])
