import { expect, it } from 'vitest'
import { failure, serve } from '../../test/fetch-stub'
import { getCheckoutConfig } from './cart'
import { loadSections } from './customer'

it.each([
  ['sections', () => loadSections(['customer'])],
  ['a checkout configuration', getCheckoutConfig],
])('reads a list of something as broken %s, not as a guest’s or as an empty cart', async (_name, call) => {
  serve([{ nothing: 'expected' }])
  expect((await failure(call())).kind).toBe('server')
})
