import { expect, it } from 'vitest'
import { failure, serve } from '../../test/fetch-stub'
import { emptyAddress } from '../domain/address/address'
import { estimateRates } from './shipping'

it('offers no rate without a method, whatever the carrier claims', async () => {
  const row = { carrier_code: 'tablerate', amount: '4.50', available: true }
  serve([{ ...row, method_code: null }, { ...row, method_code: 'bestway' }, 'x'])
  const rates = await estimateRates({ id: 'x', customer: false }, emptyAddress('US'))
  expect(rates.map(({ available, amount }) => [available, amount])).toEqual([
    [false, 4.5],
    [true, 4.5],
  ])
})

it('reads an answer without carriers as broken, and an empty one as no rates', async () => {
  const estimate = () => estimateRates({ id: 'x', customer: false }, emptyAddress('US'))
  serve([{ nothing: 'expected' }], [])
  expect((await failure(estimate())).kind).toBe('server')
  expect(await estimate()).toEqual([])
})

it('leaves a pickup out that needs a place, also where it is all there is', async () => {
  const estimate = () => estimateRates({ id: 'x', customer: false }, emptyAddress('US'))
  const pickup = { carrier_code: 'instore', method_code: 'pickup', available: true }
  serve([pickup, { carrier_code: 'ups', method_code: 'ground', available: true }], [pickup])
  expect((await estimate()).map(({ carrier_code }) => carrier_code)).toEqual(['ups'])
  expect(await estimate()).toEqual([])
})
