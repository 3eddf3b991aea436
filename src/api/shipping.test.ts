import { expect, it } from 'vitest'
import { serve } from '../../test/fetch-stub'
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
