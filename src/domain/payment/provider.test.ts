import { expect, it } from 'vitest'
import { hiddenTypes } from './provider'

it('hides what the shop or the provider lists, each once', () => {
  expect(hiddenTypes('["klarna_b2b"]', ['klarna_b2b', 'sepadirectdebit'])).toEqual([
    'klarna_b2b',
    'sepadirectdebit',
  ])
  expect(hiddenTypes('{', null, undefined)).toEqual([])
})
