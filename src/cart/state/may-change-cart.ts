import type { BezelEvents } from '#public/events.d.ts'
import { send } from '#dom/events.ts'

/** To be called right before every change of the cart. False: the page has cancelled the event, and nothing may change. */
export const mayChangeCart = (
  change: string,
  details: Omit<BezelEvents['bezel:before-cart-change'], 'change'> = {},
): boolean => send('bezel:before-cart-change', { change, ...details })
