import { expect, it } from 'vitest'
import { dropWishlistDetails, rememberWishlistItem, wishlistDetails } from './wishlist-details.ts'

const product = (product_id: string, value?: string) => ({
  product_id,
  name: `Ring ${product_id}`,
  thumbnail: '',
  options: value ? [{ label: 'Engraving', value }] : [],
})
const engraved = (value: string): [string, string][] => [['options[5]', value]]
const engravings = (product_id: string) =>
  wishlistDetails(product_id)?.chosen.map(({ shown }) => shown.map(({ value }) => value).join())

it('a ring that is wished for engraved and plain keeps its engravings, each once, the newest first', () => {
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  rememberWishlistItem(product('7', 'Bo'), engraved('Bo'))
  rememberWishlistItem(product('7'))
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  expect(engravings('7')).toEqual(['Ann', 'Bo'])
})

it('remembers ten engravings of a ring', () => {
  for (let at = 1; at <= 11; at++) rememberWishlistItem(product('7', `${at}`), engraved(`${at}`))
  expect(engravings('7')).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
})

it('remembers two hundred products, the one just added among them', () => {
  for (let id = 1; id <= 201; id++) rememberWishlistItem(product(`${id}`))
  rememberWishlistItem(product('500'))
  const known = Array.from({ length: 500 }, (_, at) => `${at + 1}`).filter((id) => wishlistDetails(id))
  expect([known.length, known.at(-1)]).toEqual([200, '500'])
})

it('forgets one engraving, or all, and nothing of another ring', () => {
  rememberWishlistItem(product('8'))
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  rememberWishlistItem(product('7', 'Bo'), engraved('Bo'))
  const [bo, ann] = wishlistDetails('7')!.chosen
  expect(dropWishlistDetails('7', bo)).toBe(true)
  expect(engravings('7')).toEqual(['Ann'])
  expect(dropWishlistDetails('7', ann)).toBe(false)
  expect([wishlistDetails('7'), wishlistDetails('8')?.name]).toEqual([undefined, 'Ring 8'])
})

it('what another tab has forgotten already is forgotten', () => {
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  const [ann] = wishlistDetails('7')!.chosen
  dropWishlistDetails('7')
  expect(dropWishlistDetails('7', ann)).toBe(false)
})

it('an item that could not be moved leaves what was remembered before', () => {
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  rememberWishlistItem(product('7', 'Bo'), engraved('Bo'))()
  expect(engravings('7')).toEqual(['Ann'])
  rememberWishlistItem(product('8'))()
  expect(wishlistDetails('8')).toBeUndefined()
})
