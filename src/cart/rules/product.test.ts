import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseItem } from './cart.ts'
import {
  charactersLeft,
  countCharacters,
  giftForm,
  parseGiftComponents,
  parseVisitorGift,
} from '#gifts/rules/gifts.ts'
import { parseOffers } from '#offers/rules/offers.ts'
import { imageFolder, itemImage, productKind, readImageFolders } from './product.ts'

describe('a product’s picture', () => {
  it.each([
    ['2021-05-09 23:59:59', 'older'],
    ['2021-05-10 00:00:00', 'older'],
    ['2021-05-10 00:00:01', 'newer'],
    ['2022-03-01T10:00:00Z', 'newer'],
    ['2021-05-10T00:00:00Z', 'older'],
    [' 2022-03-01 10:00:00', 'newer'],
    ['', 'newer'],
  ])('made %s lies in the %s folder', (created_at, folder) => expect(imageFolder(created_at)).toBe(folder))

  const item = (more: object) =>
    parseItem({
      item_id: 1,
      thumbnail: '',
      product: { created_at: '2020-01-01 00:00:00', thumbnail: '/n/n.jpg' },
      ...more,
    })!
  const folders = { older: '/media/old/', newer: '/media/new', custom: '/custom/{hash}.png' }
  const options = (more: object) => ({ additional_data: JSON.stringify({ options: more }) })

  const drawn = { imgUrl_3d: 'https://3d.example/x.png', imageHash: 'x' }
  it.each([
    [
      'the server’s thumbnail',
      item({ thumbnail: 'https://shop.example/a.jpg' }),
      { src: 'https://shop.example/a.jpg' },
    ],
    ['the file in its folder', item({}), { src: '/media/old/n/n.jpg' }],
    [
      'a file that no folder is named for',
      item({ product: { thumbnail: '/n/n.jpg' } }),
      '/media/new/n/n.jpg',
    ],
    [
      'a file anywhere',
      item({ product: { thumbnail: 'http://cdn.example/n.jpg' } }),
      'http://cdn.example/n.jpg',
    ],
    ['a file without a slash', item({ product: { thumbnail: 'n/n.jpg' } }), '/media/new/n/n.jpg'],
    [
      'a file with an odd name',
      item({ product: { thumbnail: 'n/https:n.jpg' } }),
      '/media/new/n/https:n.jpg',
    ],
    ['never a file that is none', item({ product: { thumbnail: 'no_selection' } }), undefined],
    ['a design by its hash', item(options({ imageHash: 'a/b' })), { src: '/custom/a%2Fb.png', size: 300 }],
    ['a design drawn in 3D', item(options(drawn)), { src: 'https://3d.example/x.png', size: 300 }],
    ['a cropped picture', item(options({ cropper: { url: '/crop.png' } })), { src: '/crop.png', size: 300 }],
    ['never a script', item({ thumbnail: 'javascript:alert(1)', product: null }), undefined],
    [
      'never an address without a scheme',
      item({ ...options({ imgUrl_3d: '//x.example' }), product: null }),
      undefined,
    ],
  ])('is %s', (_, item, image) =>
    expect(itemImage(item, folders)).toEqual(typeof image === 'string' ? { src: image } : image),
  )
})

describe('where pictures lie', () => {
  const design = { attribute_set_id: 24, sku: 'CE-1', erp_extra: '{"brand":"Atelier Lys"}' }
  const custom = 'https://img.example/{brand}/{kind}/{color}/{hash}-{size}.jpg?{other}'
  const item = (product: object, options: object = {}) =>
    parseItem({ item_id: 1, product, additional_data: JSON.stringify({ options }) })!

  it('is in the shop’s settings', () => {
    const settings = {
      image_folder_older: '/old',
      image_folder_newer: '/new',
      custom_image_url: custom,
      more: 1,
    }
    expect(readImageFolders(settings)).toEqual({ older: '/old', newer: '/new', custom })
    expect(readImageFolders({ image_folder_older: '' }).older).toBeUndefined()
    expect(readImageFolders(undefined)).toEqual({ older: undefined, newer: undefined, custom: undefined })
  })

  it('is filled with what sets the design apart, and nothing leads out of its place', () => {
    const options = { imageHash: '../ab', options: [{ info: { color: 'rose gold' } }] }
    expect(itemImage(item(design, options), { custom })).toEqual({
      src: 'https://img.example/Atelier%20Lys/custom%20earring/rose%20gold/..%2Fab-300.jpg?{other}',
      size: 300,
    })
  })

  it('is filled with nothing for what is not known', () =>
    expect(
      itemImage(item({ sku: 'CE 1' }, { imageHash: 'ab' }), { custom: '/p/{sku}_{brand}_{color}.jpg' })?.src,
    ).toBe('/p/CE%201__.jpg'))

  it('is by brand where the folder has a place for it', () => {
    const product = { ...design, created_at: '2020-01-01 00:00:00', thumbnail: '/c/e.jpg' }
    expect(itemImage(item(product), { older: '/media/{brand}/' })?.src).toBe('/media/Atelier%20Lys/c/e.jpg')
  })

  it('is the cropped picture for a product that is cropped', () => {
    const both = { imgUrl_3d: '/3d.png', cropper: '/crop.png' }
    expect(itemImage(item({ attribute_set_id: 11 }, both))?.src).toBe('/crop.png')
    expect(itemImage(item({ attribute_set_id: 9 }, both))?.src).toBe('/3d.png')
  })
})

it.each([
  [4, 'default'],
  ['9', '3D'],
  [11, 'cropper'],
  [26, 'custom necklace'],
  [99, 'default'],
])('attribute set %s is a %s', (id, kind) => expect(productKind(id)).toBe(kind))

describe('a gift', () => {
  it('counts characters as people see them', () => {
    expect(countCharacters('👨‍👩‍👧 誕生日')).toBe(5)
    expect(charactersLeft('abc', 2)).toBe(-1)
    expect(charactersLeft('abc', undefined)).toBeUndefined()
  })
  it('goes to the server by its product and the unit’s index', () => {
    const choice = {
      item_id: '391',
      product_id: '55',
      index: 0,
      checked: true,
      message: 'Hi',
      gift_boxes: [3],
      card_id: 1,
    }
    expect(giftForm([choice, { ...choice, index: 1, checked: false }])).toEqual([
      ['item_gift[55][0][item_id]', '391'],
      ['item_gift[55][0][checked]', '1'],
      ['item_gift[55][0][gift_boxes][]', '3'],
      ['item_gift[55][0][card_id]', '1'],
      ['item_gift[55][0][message]', 'Hi'],
      ['item_gift[55][1][item_id]', '391'],
      ['item_gift[55][1][checked]', '0'],
    ])
  })
  it('has no limit and no boxes where the shop names none', () => {
    expect(parseGiftComponents([])).toEqual({ gift_boxes: [], message_cards: [] })
    expect(
      parseGiftComponents({ gift_boxes: [{ id: '3', price: '3.9' }], message_max_length: 200 }),
    ).toMatchObject({
      gift_boxes: [{ id: 3, price: 3.9 }],
      message_max_length: 200,
    })
  })
  it('for a visitor is shown only to those it is for', () => {
    expect(parseVisitorGift({ eligible: true, title: 'Mystery gift' })).toMatchObject({
      title: 'Mystery gift',
      received: false,
    })
    for (const none of [[], null, { eligible: false }]) expect(parseVisitorGift(none)).toBeUndefined()
  })
})

it('reads offers and leaves out what is none', () => {
  expect(parseOffers([{ product_id: 77, price: '9.9000', price_type: 2 }, null, {}])).toMatchObject([
    { product_id: '77', price: 9.9, is_salable: true, is_free: false },
  ])
  fc.assert(fc.property(fc.anything(), (garbage) => Array.isArray(parseOffers(garbage))))
})
