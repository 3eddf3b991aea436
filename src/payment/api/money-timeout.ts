/** Milliseconds that a call may take by which the shop makes an order or takes money. */
export const MONEY_TIMEOUT = 60_000
