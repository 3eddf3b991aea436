import type { Problem } from '../../../../src/domain/validate'

/** What to tell the shopper: a key of the checkout's words, a broken rule, or the shop's own text. */
export type OrderMessage = { key: OrderMessageKey } | { problem: Problem } | { text: string }

/** The checkout's own sentences about an order that came to nothing. */
export type OrderMessageKey =
  | 'place.refused'
  | 'place.failed'
  | 'place.notPlaced'
  | 'place.cartChanged'
  | 'place.totalChanged'
  | 'place.session'
  | 'place.redirect'
