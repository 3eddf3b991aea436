import type { Schema } from '@cfworker/json-schema'
import { expect, it } from 'vitest'
import schema from '#public/bezel-config.schema.json'
import { configErrors } from './config-errors.ts'

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
  [{ fields: [{ name: 'x', label: 'X', plase: 'order' }] }, 'Did you mean "place"?'],
])('says which key was meant in %j', (config, hint) =>
  expect(configErrors(config, schema as Schema)).toEqual([
    expect.stringContaining(`there is no such key. ${hint}`),
  ]),
)

it.each([
  [{ currency: 'EURO' }, '#/currency: it cannot be "EURO". ISO 4217. Without it the storefront\'s.'],
  [{ consent: 'true' }, '#/consent: it has to be true or false, and is "true".'],
  [{ wallets: 'paypal' }, '#/wallets: it has to be a list, and is "paypal".'],
  [
    { wallets: ['paypall'] },
    '#/wallets/0: it cannot be "paypall", only applepay, googlepay, paypal. Did you mean "paypal"?',
  ],
  [
    { fields: [{ name: 'x', label: 'X', maxLength: 'ten' }] },
    '#/fields/0/maxLength: it has to be a whole number',
  ],
  [{ fields: [{ name: 'x', label: 'X', min: 'soon' }] }, '#/fields/0/min: it cannot be "soon".'],
])('says in words what is wrong with %j', (config, line) =>
  expect(configErrors(config, schema as Schema)).toEqual([expect.stringContaining(line)]),
)

it('finds nothing wrong in what the schema gives as examples', () => {
  const examples = Object.entries(schema.properties).flatMap(([key, property]) =>
    'examples' in property ? property.examples.map((example) => ({ [key]: example })) : [],
  )
  expect(examples.flatMap((config) => configErrors(config, schema as Schema))).toEqual([])
})
