import { atom, computed } from 'nanostores'

/**
 * The action that the shopper has to take in the card form for an order that is placed. The value is the
 * provider's type of action: `threeDS2`, `voucher`, `bankTransfer`, `qrCode`, `await` or `sdk`.
 */
export const $action = atom<string | undefined>()

/**
 * The bank's page takes the whole place that the styles give it. This is the largest of the five sizes of the 3-D Secure
 * standard, and the only one that changes when a phone is turned.
 */
export const challengeWindow = { challengeWindowSize: '05' } as const

/** Nothing else of the checkout is on the page meanwhile. */
export const $isChallenged = computed($action, Boolean)

/**
 * The action that the shopper has to take for an order from before a reload. It is shown in a node instead of
 * the checkout.
 */
export const $resumedAction = atom<{ type: string; show(node: HTMLElement): void } | undefined>()
