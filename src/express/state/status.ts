import { atom } from 'nanostores'
import type { Wallet } from '../rules/express.ts'
import type { SheetMessage } from './refused-sheet.ts'

/** The press whose sheet is open; only one may be on a page. */
export const $pressed = atom<{ close(): Promise<void> } | undefined>()

/** Settles once all sheets that were closed are undone. */
export const $closing = atom<Promise<unknown> | undefined>()

interface Result {
  isPlacing?: boolean
  isUnknown?: boolean
  message?: SheetMessage
  /** The bank asks the shopper something, in the place of this wallet's button. */
  asking?: Wallet
}

/**
 * The state that the row reports. An order is on its way, or its outcome is not known, or a message says why
 * it was not placed.
 */
export const $result = atom<Result>({})
