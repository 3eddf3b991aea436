import { describe, expect, it } from 'vitest'
import { countryPlaces, currencyPlaces, searchPlaces } from './places.ts'

const COUNTRIES = '[{"id":"SE","name":"Sverige"},"JP","DE",{"value":"AT"},"de","Nowhere",null]'

describe('the countries to choose from', () => {
  it('are in the order of the shopper’s language, each once', () => {
    expect(countryPlaces(COUNTRIES, 'en-US').map(({ name }) => name)).toEqual([
      'Austria',
      'Germany',
      'Japan',
      'Sweden',
    ])
    expect(countryPlaces(COUNTRIES, 'de_DE').map(({ name }) => name)).toEqual([
      'Deutschland',
      'Japan',
      'Österreich',
      'Schweden',
    ])
  })

  it('have their own name, too, where it is another one', () => {
    const own = Object.fromEntries(countryPlaces(COUNTRIES, 'de').map(({ code, own }) => [code, own]))
    expect(own).toEqual({ AT: undefined, DE: undefined, JP: '日本', SE: 'Sverige' })
  })

  it.each(['', '[', undefined, null, 3, '{}'])('are none when the setting is %j', (setting) => {
    expect(countryPlaces(setting, 'en')).toEqual([])
  })
})

it.each(['["EURO"]', '["AEUR"]', '["EU"]'])('no currency is called %s', (setting) =>
  expect(currencyPlaces(setting, 'en')).toEqual([]),
)

it('a currency that only ends like the euro has a country', () =>
  expect(currencyPlaces('["AEU","MXN"]', 'en').find(({ code }) => code === 'MXN')).toMatchObject({
    own: 'Peso mexicano',
    language: 'es',
  }))

it('names currencies in both languages, the euro in one', () => {
  expect(currencyPlaces('["EUR","JPY","SEK"]', 'en')).toEqual([
    { code: 'EUR', name: 'Euro' },
    { code: 'JPY', name: 'Japanese Yen', own: '日本円', language: 'ja' },
    { code: 'SEK', name: 'Swedish Krona', own: 'Svensk krona', language: 'sv' },
  ])
})

it.each([
  ['osterr', ['AT']],
  ['ÖSTER', ['AT']],
  ['sverige', ['SE']],
  ['日', ['JP']],
  ['jp', ['JP']],
  ['', ['DE', 'JP', 'AT', 'SE']],
  ['zz', []],
])('finds %j in either language and by code', (typed, found) => {
  expect(searchPlaces(countryPlaces(COUNTRIES, 'de'), typed).map(({ code }) => code)).toEqual(found)
})

it.each(["cote d'iv", 'côte d’iv', 'guinea bissau', 'guinea-b'])(
  'finds %j as keyboards write it',
  (typed) => {
    const [found, ...others] = searchPlaces(countryPlaces('["CI","GW","JP"]', 'en'), typed)
    expect([found?.code, others]).toEqual([typed.startsWith('g') ? 'GW' : 'CI', []])
  },
)
