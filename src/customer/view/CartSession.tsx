import { useStore } from '@nanostores/react'
import { $isSessionOver } from '../state/session.ts'
import { CartReplaced } from './CartReplaced.tsx'
import { CartSessionOver, type CartSessionProps } from './CartSessionOver.tsx'

/** What the shopper should know of a session or a cart that ended. */
export function CartSession(props: CartSessionProps) {
  return useStore($isSessionOver) ? <CartSessionOver {...props} /> : <CartReplaced />
}
