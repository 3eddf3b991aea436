import { runExclusive } from '#dom/storage/exclusive.ts'

/** How long (ms) it is waited for what another tab does with the cart. */
const PATIENCE = 10_000

/**
 * For what orders the cart, from the look at its total to the answer, and for what a wallet's sheet saves with it or undoes:
 * one at a time in all tabs, or the order would not be what its button or sheet showed. Undefined where what is under way
 * has not ended after `patience` (ms). Not to be nested.
 */
export const withCartLocked = <T>(work: () => Promise<T>, patience = PATIENCE): Promise<T | undefined> =>
  runExclusive('bezel-cart', work, patience)
