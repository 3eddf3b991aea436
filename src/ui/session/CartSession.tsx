import { useStore } from '@nanostores/react'
import { $isSessionOver } from '../../state/customer/session'
import { CartReplaced } from './CartReplaced'
import { CartSessionOver, type CartSessionProps } from './CartSessionOver'

/** What the shopper should know of a session or a cart that ended. */
export function CartSession(props: CartSessionProps) {
  return useStore($isSessionOver) ? <CartSessionOver {...props} /> : <CartReplaced />
}
