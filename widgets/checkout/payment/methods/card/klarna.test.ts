import { expect, it } from 'vitest'
import { hasExtraDetails } from './klarna'

it('gives extra details to klarna and afterpaytouch', () =>
  expect(
    ['klarna_account', 'klarna', 'afterpaytouch', 'klarna_paynow', 'scheme'].filter(hasExtraDetails),
  ).toEqual(['klarna_account', 'klarna', 'afterpaytouch']))
