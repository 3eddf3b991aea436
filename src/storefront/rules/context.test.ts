import { describe, expect, it } from 'vitest'
import { parseContentBlock, cmsDevice } from '#widgets/cms-block/block.ts'
import { parseContext, deviceOf, parseSettings } from './context.ts'

describe('the context of a visit', () => {
  it('is read from what the shop sends', () =>
    expect(
      parseContext({
        currencyCode: 'EUR',
        currencyRate: '0.9200',
        countryId: 'DE',
        storeCode: 'de',
      }),
    ).toStrictEqual({
      currencyCode: 'EUR',
      currencyRate: 0.92,
      countryId: 'DE',
      storeCode: 'de',
    }))
  it('has nothing that the shop does not send, least of all a rate of zero', () =>
    expect(parseContext({ currencyRate: 0, currencyCode: '', storeCode: null })).toEqual({}))
  it('names its country as lists of countries do, however the shop writes it', () =>
    expect(parseContext({ countryId: 'us' })).toEqual({ countryId: 'US' }))
  it.each(['x', '{', 'DEU', 7])('has no country in %j', (countryId) =>
    expect(parseContext({ countryId })!.countryId).toBeUndefined(),
  )
  it.each([null, [], 'x', undefined])('is none in %j', (raw) => expect(parseContext(raw)).toBeUndefined())
})

describe('a content block', () => {
  it('is the merchant’s text, bare or with more', () => {
    const block = { content: '<p>Hi</p>' }
    expect(parseContentBlock({ ...block, title: 'Hello', active: '1' })).toEqual(block)
    expect(parseContentBlock('<p>Hi</p>')).toEqual(block)
  })
  it.each([
    { content: 'x', active: false },
    { content: 'x', active: '0' },
    { content: 'x', active: 0 },
    { content: '' },
    {},
    null,
  ])('is none in %j', (raw) => expect(parseContentBlock(raw)).toBeUndefined())
})

it('settings are a map; PHP writes an empty one as a list', () => {
  expect(parseSettings({ prime_sku: 'P' })).toEqual({ prime_sku: 'P' })
  expect(parseSettings([])).toEqual({})
  for (const none of [['x'], null, 'x']) expect(parseSettings(none)).toBeUndefined()
})

it.each([
  [0, 'Mobile', 'Mobile'],
  [999, 'Mobile', 'Mobile'],
  [1000, 'Tablet', 'PC'],
  [1024, 'Tablet', 'PC'],
  [1025, 'PC', 'PC'],
])('%i pixels are %s, for content %s', (width, device, forContent) => {
  expect(deviceOf(width)).toBe(device)
  expect(cmsDevice(deviceOf(width))).toBe(forContent)
})
