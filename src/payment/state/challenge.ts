import { atom, computed } from 'nanostores'

/**
 * The action that the shopper has to take in the card form for an order that is placed. The value is the
 * provider's type of action: `threeDS2`, `voucher`, `bankTransfer`, `qrCode`, `await` or `sdk`.
 */
export const $action = atom<string | undefined>()

/** Nothing else of the checkout is on the page meanwhile. */
export const $isChallenged = computed($action, Boolean)

/**
 * The action that the shopper has to take for an order from before a reload. It is shown in a node instead of
 * the checkout.
 */
export const $resumedAction = atom<{ type: string; show(node: HTMLElement): void } | undefined>()
