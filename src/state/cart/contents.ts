import { computed } from 'nanostores'
import { isOnlyGifts, isVirtualCart } from '../../domain/cart/cart'
import { $items } from './cart'

// For what does not change with every quantity and price, as `$items` does.

/** How many different items there are; undefined until known. */
export const $itemCount = computed($items, (items) => items?.length)

/** Nothing in the cart is shipped (§4, §6). */
export const $isVirtualCart = computed($items, isVirtualCart)

/** The cart holds nothing but free gifts, so that it leads to no checkout (§4). */
export const $isOnlyGifts = computed($items, isOnlyGifts)
