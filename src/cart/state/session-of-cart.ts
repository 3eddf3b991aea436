import { atom } from 'nanostores'
import type { Replacement } from '../rules/item-amounts.ts'

/**
 * True if the known cart is a customer's and its session has ended. Only a login connects the cart to the
 * session again (trap: lost-session).
 */
export const $isSuspended = atom(false)

/** Set when another cart has taken the place of the one on screen; not after a login or logout of this page. */
export const $replacement = atom<Replacement | undefined>()
