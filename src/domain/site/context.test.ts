import { describe, expect, it } from 'vitest'
import { parseContentBlock } from './content-block'
import { parseContext } from './context'
import { parseSettings } from './settings'

describe('the context of a visit', () => {
  it('has all that the shop sends', () =>
    expect(
      parseContext({
        locale: 'de_DE',
        currencyCode: 'EUR',
        currencyRate: '0.9200',
        device: 'PC',
        baseCurrencyCode: 'USD',
        countryId: 'DE',
        storeCode: 'de',
      }),
    ).toStrictEqual({
      locale: 'de-DE',
      currencyCode: 'EUR',
      currencyRate: 0.92,
      device: 'PC',
      baseCurrencyCode: 'USD',
      countryId: 'DE',
      storeCode: 'de',
    }))
  it('has nothing that the shop does not send, least of all a rate of zero', () =>
    expect(parseContext({ currencyRate: 0, currencyCode: '', storeCode: null })).toEqual({}))
  it.each(['x', '{', 'DEU', 7])('has no country in %j', (countryId) =>
    expect(parseContext({ countryId })!.countryId).toBeUndefined(),
  )
  it.each([null, [], 'x', undefined])('is none in %j', (raw) => expect(parseContext(raw)).toBeUndefined())
})

describe('a content block', () => {
  it('is the merchant’s text, bare or with its title', () => {
    const block = { identifier: 'home', title: 'Hello', content: '<p>Hi</p>' }
    expect(parseContentBlock('home', { ...block, active: '1' })).toEqual(block)
    expect(parseContentBlock('home', '<p>Hi</p>')).toEqual({ ...block, title: '' })
  })
  it.each([{ content: 'x', active: false }, { content: 'x', active: '0' }, { content: '' }, {}, null])(
    'is none in %j',
    (raw) => expect(parseContentBlock('home', raw)).toBeUndefined(),
  )
})

it('settings are a map; PHP writes an empty one as a list', () => {
  expect(parseSettings({ prime_sku: 'P' })).toEqual({ prime_sku: 'P' })
  expect(parseSettings([])).toEqual({})
  for (const none of [['x'], null, 'x']) expect(parseSettings(none)).toBeUndefined()
})
