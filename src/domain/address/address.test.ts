import { expect, it } from 'vitest'
import { addressMode, emptyAddress } from './address'

it('shows the list when there are saved addresses, otherwise the form', () => {
  expect([
    addressMode([{ ...emptyAddress('US'), id: 12, region: undefined }]),
    addressMode([]),
    addressMode(undefined),
  ]).toEqual(['list', 'form', 'form'])
})
