import { atom, computed } from 'nanostores'

/**
 * What the shopper has to do in the card form for an order that is placed, by the provider's type of action: `threeDS2`,
 * `voucher`, `bankTransfer`, `qrCode`, `await` or `sdk`.
 */
export const $action = atom<string | undefined>()

/** Nothing else of the checkout is on the page meanwhile. */
export const $isChallenged = computed($action, Boolean)

/** What the shopper has to do for an order from before a reload; shown in a node instead of the checkout. */
export const $resumedAction = atom<{ type: string; show(node: HTMLElement): void } | undefined>()
