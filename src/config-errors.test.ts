import type { Schema } from '@cfworker/json-schema'
import { expect, it } from 'vitest'
import schema from '#public/bezel-config.schema.json'
import { configErrors } from './debug.ts'

const places = (config: object) => configErrors(config, schema as Schema).map((line) => line.split(':')[0])

it.each([
  [
    'a host with its scheme',
    { redirectHosts: ['www.paypal.com', 'https://www.paypal.com/'] },
    '#/redirectHosts/1',
  ],
  ['a currency of four letters', { currency: 'EURO' }, '#/currency'],
  ['a text for a yes', { consent: 'true' }, '#/consent'],
  ['one for a list', { wallets: 'paypal' }, '#/wallets'],
  ['a page that is none of ours', { routes: { checkuot: '/x' } }, '#/routes/checkuot'],
  ['a key that is none of ours', { redirectHost: [] }, '#/redirectHost'],
])('names %s in a configuration', (_, config, place) => expect(places(config)).toEqual([place]))

it.each([
  [{ redirectHost: [] }, 'Did you mean "redirectHosts"?'],
  [{ routes: { checkuot: '/x' } }, 'Did you mean "checkout"?'],
])('says which key was meant in %j', (config, hint) =>
  expect(configErrors(config, schema as Schema)).toEqual([
    expect.stringContaining(`There is no such key. ${hint}`),
  ]),
)

it('finds nothing wrong in what the schema gives as examples', () => {
  const examples = Object.entries(schema.properties).flatMap(([key, property]) =>
    'examples' in property ? property.examples.map((example) => ({ [key]: example })) : [],
  )
  expect(examples.flatMap((config) => configErrors(config, schema as Schema))).toEqual([])
})
