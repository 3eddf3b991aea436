import { computed } from 'nanostores'
import { isOnlyGifts } from '../../domain/cart/cart'
import { $items } from './cart'

/** The cart holds nothing but free gifts, so that it leads to no checkout (§4). */
export const $isOnlyGifts = computed($items, isOnlyGifts)
