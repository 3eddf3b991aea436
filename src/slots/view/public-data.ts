import { atom, computed } from 'nanostores'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { publicCart, publicItem, publicTotals } from '#cart/rules/public-cart.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import { pick } from '#lib/json.ts'
import type { StepProgress } from '#checkout/rules/steps.ts'
import { toJson } from '#dom/safe-json.ts'
import { $count, $items, $totals } from '#cart/state/cart.ts'
import type { PlacedOrder } from '#order/state/placed-order.ts'
import { $currency } from '#storefront/state/context.ts'

/** The data of the element that a place stands beside, in the islands' form. */
export interface SlotSource {
  item?: QuoteItem
  rate?: ShippingRate
  method?: { code: string; title: string }
  /** Whether the rate or the method is the chosen one. */
  isChosen?: boolean
  step?: Pick<StepProgress, 'step' | 'isComplete'> & { isOpen: boolean }
  order?: PlacedOrder
  /** The order's, empty where the page does not give it. */
  number?: string
}

/** Undefined until the cart is known. */
const $cart = computed([$items, $totals, $count, $currency], (items, totals, count, currency) =>
  items && totals ? publicCart(items, totals, count ?? 0, currency) : undefined,
)
/** Where an order is shown, the cart is not read. */
const $none = atom<undefined>()

/**
 * Returns the data that fillers of the place receive. The object is frozen, and stays the same while none of
 * its content changes. Undefined until the data is known.
 */
export function usePublicData(source: SlotSource): object | undefined {
  const cart = useStore(source.order ? $none : $cart)
  const last = useRef<{ json: string; data: object }>(undefined)
  if (!cart && !source.order) return last.current?.data
  const json = toJson({ ...beside(source), ...(cart && { cart }) })
  if (last.current?.json !== json) last.current = { json, data: JSON.parse(json, freeze) as object }
  return last.current.data
}

const freeze = (_key: string, value: unknown) => Object.freeze(value)

function beside({ item, rate, method, isChosen, step, order, number }: SlotSource) {
  return {
    ...(item && { item: publicItem(item) }),
    ...(rate && { rate: { ...publicRate(rate), is_chosen: isChosen } }),
    ...(method && { method: { code: method.code, title: method.title, is_chosen: isChosen } }),
    ...(step && { step: { code: step.step, is_open: step.isOpen, is_complete: step.isComplete } }),
    ...(order && { order: publicOrder(order, number) }),
  }
}

const publicRate = (rate: ShippingRate) =>
  pick(rate, [
    'carrier_code',
    'method_code',
    'carrier_title',
    'method_title',
    'amount',
    'price_incl_tax',
    'available',
  ])

const publicOrder = ({ items, totals, currency, method }: PlacedOrder, number?: string) => ({
  ...(number && { number }),
  method,
  items: items.map(publicItem),
  currency,
  ...publicTotals(totals),
})
