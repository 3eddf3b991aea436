import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  countCharacters,
  giftForm,
  giftForms,
  parseGiftComponents,
  parseVisitorGift,
  type GiftChoice,
} from './gifts.ts'
import { parseItemGifts } from './item-gifts.ts'

const choice = (product_id: string, index = 0): GiftChoice => ({
  item_id: '1',
  product_id,
  index,
  checked: true,
  message: '',
  gift_boxes: [],
})

describe('the forms of gift options', () => {
  const sizes = (choices: GiftChoice[]) => giftForms(choices).map(({ length }) => length)

  it('are one where every unit has a name of its own in it', () =>
    expect(sizes([choice('55', 0), choice('55', 1), choice('56', 0)])).toEqual([3]))
  it('are several where two items are of one product', () => {
    expect(sizes([choice('55'), choice('56'), choice('55')])).toEqual([2, 1])
    expect(sizes([choice('55'), choice('55'), choice('56')])).toEqual([2, 1])
  })
  it('take 150 units each, since PHP reads a thousand fields', () => {
    const units = Array.from({ length: 301 }, (_, index) => choice('55', index))
    expect(sizes(units)).toEqual([150, 150, 1])
    expect(giftForms(units).flat()).toEqual(units)
  })
  it('are none for no gifts', () => expect(giftForms([])).toEqual([]))

  it('name neither a box nor a card that was not chosen', () =>
    expect(giftForm([choice('55', 2)])).toEqual([
      ['item_gift[55][2][item_id]', '1'],
      ['item_gift[55][2][checked]', '1'],
      ['item_gift[55][2][message]', ''],
    ]))
})

describe('the gift options the shop has saved', () => {
  it('are found by the index of the unit, in a list or keyed by it', () => {
    const gift = { gift_boxes: ['3', '0'], card_id: '2', message: 'For Ann' }
    const saved = { gift_boxes: [3], card_id: 2, message: 'For Ann' }
    expect(parseItemGifts([null, gift])).toStrictEqual({ 1: saved })
    expect(parseItemGifts(JSON.stringify({ 4: gift }))).toStrictEqual({ 4: saved })
  })
  it('have their boxes in a list with gaps, too, which PHP writes by its numbers', () =>
    expect(parseItemGifts({ 0: { gift_boxes: { 1: '3' } } })).toStrictEqual({
      0: { gift_boxes: [3], message: '' },
    }))
  it.each([0, '0', null, undefined])('have no card for %j', (card_id) =>
    expect(parseItemGifts({ 0: { card_id } })).toStrictEqual({ 0: { gift_boxes: [], message: '' } }),
  )
  it.each([undefined, null, [], {}, [null, 'x'], { 0: 'x' }, { 0: { checked: '0', message: 'Hi' } }])(
    'are none in %j',
    (raw) => expect(parseItemGifts(raw)).toBeUndefined(),
  )
})

describe('what gifts are made of', () => {
  it('is read from what the shop sends', () =>
    expect(
      parseGiftComponents({
        gift_boxes: [{ id: '3', name: 'Box', price: '4.20', image: '/b.jpg' }],
        message_cards: [{ id: 1, name: 'Card', image: '/c.jpg' }, null],
        message_max_length: '200',
      }),
    ).toStrictEqual({
      gift_boxes: [{ id: 3, name: 'Box', price: 4.2, image: '/b.jpg' }],
      message_cards: [{ id: 1, name: 'Card', image: '/c.jpg' }],
      message_max_length: 200,
    }))
  it('has no limit where the shop names none', () =>
    expect(parseGiftComponents({ message_max_length: 0 })).toStrictEqual({
      gift_boxes: [],
      message_cards: [],
    }))
})

it('a visitor’s gift is described in the shop’s words', () =>
  expect(
    parseVisitorGift({ eligible: 1, title: 'Gift', image: '/g.jpg', description: 'A charm', received: '1' }),
  ).toEqual({ title: 'Gift', image: '/g.jpg', description: 'A charm', received: true }))

describe('where the browser knows no characters of several parts', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('each part of a message counts', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    expect(countCharacters('👍 誕生日')).toBe(5)
  })
})
