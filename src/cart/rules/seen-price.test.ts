import { expect, it } from 'vitest'
import { parseItem, type QuoteItem } from './cart.ts'
import { earlierPrice, firstPrice } from './seen-price.ts'

const item = (net: number, gross: number, qty = 1) =>
  parseItem({ item_id: 1, qty, base_price: net, row_total: net * qty, price_incl_tax: gross }) as QuoteItem
const before = firstPrice(undefined, item(60, 64))

it('is the price an item was first seen at, once it has another', () => {
  expect(earlierPrice(before, item(60, 64))).toBeUndefined()
  expect(earlierPrice(before, item(65, 69.3))).toMatchObject({ row_total: 60, price_incl_tax: 64 })
})

it('stays the first through several changes, also as JSON', () => {
  const kept: unknown = JSON.parse(JSON.stringify(firstPrice(before, item(65, 69.3))))
  expect(earlierPrice(kept, item(70, 75))).toMatchObject({ price_incl_tax: 64 })
  expect(earlierPrice(kept, item(60, 64))).toBeUndefined()
})

it('is none where an address has changed the tax alone, of net prices or of gross ones', () => {
  expect(earlierPrice(before, item(60, 66))).toBeUndefined()
  expect(earlierPrice(before, item(58, 64))).toBeUndefined()
})

it('begins anew with another quantity, which may have a price of its own', () => {
  expect(earlierPrice(before, item(55, 58, 3))).toBeUndefined()
  expect(firstPrice(before, item(55, 58, 3))).toMatchObject({ qty: 3, row_total: 165 })
})

it('is none where the shop or the cache does not tell the price', () => {
  expect(earlierPrice(undefined, item(60, 64))).toBeUndefined()
  expect(earlierPrice('odd', item(0, 64))).toBeUndefined()
  expect(earlierPrice(before, item(0, 69))).toBeUndefined()
  expect(earlierPrice(before, { ...item(65, 0), price_incl_tax: NaN })).toBeUndefined()
})
