import type { Order } from '../attempt/order'

/** What goes to the shop right before an order. Where one throws, nothing is ordered. Lazy parts add theirs. */
export const beforeOrder = new Set<(order: Order) => Promise<void>>()
