import type { Order, Outcome } from '#order/state/order.ts'

/** Whether the shopper has done what an order needs; each shows what is missing. Lazy parts add theirs. */
export const orderChecks = new Set<() => boolean>()

/**
 * The functions that send something to the shop right before an order. Nothing is ordered if one throws, or
 * if it returns an outcome: the shopper has something left to do. One may add to the order's headers. Lazy
 * parts add theirs.
 */
export const beforeOrder = new Set<(order: Order) => Promise<Outcome | void>>()

/**
 * Requests that no order needs, sent once there is one: before it they could hold it back, since a shop may answer the
 * requests of one session one after another. Nothing waits for them, and none throws. Lazy parts add theirs.
 */
export const afterOrder = new Set<() => void>()
