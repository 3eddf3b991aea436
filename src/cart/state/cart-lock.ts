import { runExclusive } from '#dom/storage/exclusive.ts'

/** How long (ms) it is waited for what another tab does with the cart. */
const PATIENCE = 10_000

/**
 * Runs work with the cart locked: one job at a time in all tabs. Used to order the cart, from the look at its
 * total to the answer. Also used when a wallet's sheet saves something with the cart or undoes it. Without
 * the lock, the order might differ from the one that its button or sheet showed. Undefined if the job that
 * holds the lock has not ended after `patience` (ms). Must not be nested.
 */
export const withCartLocked = <T>(work: () => Promise<T>, patience = PATIENCE): Promise<T | undefined> =>
  runExclusive('bezel-cart', work, patience)
