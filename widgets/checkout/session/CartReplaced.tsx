import { useStore } from '@nanostores/react'
import { CartReplaced as Replaced } from '#customer/view/CartReplaced.tsx'
import { $orderStatus } from '#order/state/status.ts'

/** Not while an order is under way, which has emptied the cart: the shop may begin another, or give that one back. */
export const CartReplaced = () => (useStore($orderStatus) === 'idle' ? <Replaced /> : null)
