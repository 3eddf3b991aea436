import type { Order, Outcome } from '#order/state/order.ts'
import { readObject } from '#lib/json.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'

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

/** Returns the texts that the shop has, by their kind. The shop has them after a reload, too. */
const readSaved = () => readObject(readDraft().saved)

/** Saves what goes to the shop before an order, unless it has it already, or there is nothing and was nothing before. */
export async function saveOnce<T>(
  name: string,
  value: T,
  nothing: T,
  save: (value: T) => Promise<void>,
): Promise<void> {
  const text = JSON.stringify(value)
  if ((readSaved()[name] ?? JSON.stringify(nothing)) === text) return
  await save(value)
  keepDraft({ saved: { ...readSaved(), [name]: text } })
}
