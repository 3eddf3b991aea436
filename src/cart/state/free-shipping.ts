import { computed } from 'nanostores'
import { isVirtualCart } from '../rules/cart.ts'
import { num, fromMinor, toMinor } from '#lib/money/money.ts'
import { $items, $totals } from './cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { readObject } from '#lib/json.ts'

/**
 * The amount missing until shipping is free (rule: free-shipping). `thresholds`: the setting, amounts by currency as
 * JSON text or object. 0 when reached, `undefined` without a threshold for the currency.
 */
export function untilFreeShipping(
  thresholds: unknown,
  currency: string,
  subtotal: number,
): number | undefined {
  const threshold = num(readObject(thresholds)[currency])
  if (threshold <= 0) return undefined
  const missing = toMinor(threshold, currency) - toMinor(subtotal, currency)
  return fromMinor(Math.max(0, missing), currency)
}

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
