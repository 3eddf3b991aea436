import type { Shop } from '../shop/shop'
import type { Fault } from '../wire/faults'

/** The weathers one can choose on the page; the finer ones are set by request. */
export const moods = ['fair', 'slow', 'flaky', 'racy', 'amnesiac'] as const
export type MoodName = (typeof moods)[number]

const CALLS = ['/rest/*', '/checkout/cart/items*', '/checkout/config/*', '/customer/section/*']
const REFUSED: Fault = { kind: 'status', status: 503 }

/** Lets a weather come over the whole shop. */
export function setMood(shop: Shop, name: MoodName): void {
  shop.personality = name === 'racy' || name === 'amnesiac' ? name : 'strict'
  shop.moods = []
  for (const path of CALLS) {
    if (name === 'slow') shop.moods.push({ match: `* ${path}`, fault: { kind: 'delay', ms: 1800 }, seen: 0 })
    if (name === 'flaky') {
      for (const nth of [3, 7, 12]) shop.moods.push({ match: `* ${path}`, nth, fault: REFUSED, seen: 0 })
    }
  }
}

/** Which of them it is, as far as that shows. */
export function moodOf(shop: Shop): MoodName {
  if (shop.personality === 'racy' || shop.personality === 'amnesiac') return shop.personality
  const kind = shop.moods[0]?.fault.kind
  return kind === 'delay' ? 'slow' : kind === 'status' ? 'flaky' : 'fair'
}
