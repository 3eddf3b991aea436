import type { Order, Outcome } from '#order/state/order.ts'
import { readObject } from '#lib/json.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'

/** A part of the checkout that has a say in an order. */
interface OrderPart {
  /** Whether the shopper has done what an order needs; shows what is missing. */
  isReady?(): boolean
  /**
   * Sends something to the shop right before an order. Nothing is ordered if it throws, or if it returns an outcome: the
   * shopper has something left to do. It may add to the order's headers.
   */
  before?(order: Order): Promise<Outcome | void>
  /**
   * Sends what no order needs, once there is one: before it, it could hold the order back, since a shop may answer the
   * requests of one session one after another. Nothing waits for it, and it does not throw.
   */
  after?(): void
  /** Called when another shopper takes over the page: what the first one typed or ticked goes. */
  clear?(): void
}

/** The parts on this page. A part that is loaded later adds itself, for as long as it is shown or for good. */
export const orderParts = new Set<OrderPart>()

/** Returns what takes the part away. */
export function addOrderPart(part: OrderPart): () => void {
  orderParts.add(part)
  return () => void orderParts.delete(part)
}

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
