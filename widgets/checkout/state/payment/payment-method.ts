import type { ComponentType, ReactNode } from 'react'
import type { MethodKind } from '../../../../src/domain/payment/payment'
import type { Order } from '../attempt/order'
import type { Outcome } from '../attempt/order'

/** A way to pay. Adding one is a folder with this and a line in the list. */
export interface PaymentMethod {
  /** What it covers; which code is which kind, and when it may be offered, are rules of the shop. */
  kinds: readonly MethodKind[]
  /** Without it the title the server gives is shown. */
  label?: 'payment.card' | 'payment.free'
  /** What the method shows below its name while chosen. Stays in the page, hidden, while the order is reviewed. */
  Details?: ComponentType<{ code: string }>
  /** The provider's own button around ours, which it may show instead. */
  Place?: ComponentType<{ code: string; children: ReactNode }>
  /** Fetches code ahead of need; draws and sends nothing. */
  warm?(): void
  /** Whether the shopper's part is complete; shows what is missing. */
  isComplete?(): boolean
  /** Where a refusal by the server is told (§8); a line beside the button unless said otherwise. */
  refusesIn?: 'modal'
  /** Places the order. Neither leaves the page nor draws; throws ApiError. */
  placeOrder(order: Order): Promise<Outcome>
  /** What became of an order whose end a reload of the page cut off; the id is missing when the answer was lost. */
  resume?(orderId: string | undefined): Promise<Outcome>
}
