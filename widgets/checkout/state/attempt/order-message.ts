import type { Problem } from '../../../../src/domain/validate'

/** What to tell the shopper: a key of the checkout's words, a broken rule, or the shop's own text. */
export type OrderMessage = { key: OrderMessageKey } | { problem: Problem } | { text: string }

/** The checkout's own sentences about an order that came to nothing. */
export type OrderMessageKey =
  | 'place-order.refused'
  | 'place-order.failed'
  | 'place-order.notPlaced'
  | 'place-order.cartChanged'
  | 'place-order.totalChanged'
  | 'place-order.session'
  | 'place-order.redirect'
