import { atom } from 'nanostores'

/** The bank asks the shopper something; nothing else of the checkout is on the page meanwhile. */
export const $isChallenged = atom(false)
