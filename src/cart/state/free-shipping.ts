import { computed } from 'nanostores'
import { isVirtualCart } from '../rules/cart.ts'
import { untilFreeShipping } from '../rules/free-shipping.ts'
import { num } from '#lib/money/money.ts'
import { $items, $totals } from './cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'

export interface FreeShipping {
  kind: 'standard' | 'express'
  /** 0 when it is reached. */
  missing: number
}

const KINDS = ['standard', 'express'] as const

/** The best free shipping the cart has reached and the next it can reach: none, one or both. */
export const $freeShipping = computed(
  [$settings, $totals, $items, $currency],
  (settings, totals, items, currency): FreeShipping[] => {
    if (!settings || !totals || !items?.length || isVirtualCart(items)) return []
    const subtotal = num(totals.subtotal)
    const offers = KINDS.flatMap((kind) => {
      const missing = untilFreeShipping(settings[`free_${kind}_shipping_threshold`], currency, subtotal)
      return missing === undefined ? [] : [{ kind, missing }]
    })
    const reached = offers.findLast(({ missing }) => missing === 0)
    const next = offers.find(({ missing }) => missing > 0)
    return [reached, next].filter((offer) => offer !== undefined)
  },
)
