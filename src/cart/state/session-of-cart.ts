import { atom } from 'nanostores'
import type { Replacement } from '../rules/same-cart.ts'

/** What is known is a customer's cart whose session has ended: only a login makes it the session's again (d.9). */
export const $isSuspended = atom(false)

/** Set when another cart has taken the place of the one on screen; not after a login or logout of this page. */
export const $replacement = atom<Replacement | undefined>()
