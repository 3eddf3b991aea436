import { expect, it } from 'vitest'
import { addressMode, emptyAddress, isSameAddress } from './address.ts'

it('shows the list when there are saved addresses, otherwise the form', () => {
  expect([
    addressMode([{ ...emptyAddress('US'), id: 12, region: undefined }]),
    addressMode([]),
    addressMode(undefined),
  ]).toEqual(['list', 'form', 'form'])
})

it('begins empty, with one line for the street, in the country it is for', () => {
  const { street, region_id, country_id, ...texts } = emptyAddress('US')
  expect([street, region_id, country_id]).toEqual([[''], 0, 'US'])
  expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  expect(emptyAddress().country_id).toBe('')
})

it('knows one place by all but its mark for the address book', () => {
  const kept = { ...emptyAddress('US'), save_in_address_book: 1 as const }
  expect([
    isSameAddress(emptyAddress('US'), kept),
    isSameAddress(kept, emptyAddress('CA')),
    isSameAddress(kept, undefined),
  ]).toEqual([true, false, false])
})
