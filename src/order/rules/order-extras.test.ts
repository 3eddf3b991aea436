import { expect, it } from 'vitest'
import { offeredExtras } from './order-extras.ts'

const ALL = { order_comment: '1', gift_options_allow_order: '1', newsletter_opt_in: '1' }

it('a shop offers nothing more with an order unless it has switched it on', () => {
  const nothing = { comment: false, giftMessage: false, newsletter: false }
  expect(offeredExtras(undefined, false)).toEqual(nothing)
  expect(offeredExtras({ order_comment: '0' }, false)).toEqual(nothing)
  expect(offeredExtras(ALL, false)).toEqual({ comment: true, giftMessage: true, newsletter: true })
})

it('an order without a parcel has no gift message', () => {
  expect(offeredExtras(ALL, true)).toEqual({ comment: true, giftMessage: false, newsletter: true })
})
