/** A failure of one response. */
export interface Fault {
  kind:
    | 'abort'
    | 'commit-drop'
    | 'hang'
    | 'delay'
    | 'status'
    | 'cut-json'
    | 'html-200'
    | 'empty-200'
    | 'wrong-shape'
    | 'slow-body'
    | 'cut-body'
  /** Used by `delay` and `slow-body`. */
  ms?: number
  status?: number
  /** Used by `status`: the `Retry-After` header, seconds or an HTTP date. */
  retryAfter?: string
  /** Used by `status` and `wrong-shape`: replaces the usual body. */
  body?: unknown
}

/** A fault for some of the next calls (`POST /__demo/mood`). */
export interface Mood {
  /** `<METHOD> <path glob>`; `*` as the method or in the path matches anything. */
  match: string
  /** The first matching call that fails, from 1. */
  nth?: number
  /** How many calls fail; default: one if `nth` is given, else all. */
  times?: number
  fault: Fault
  /** How many matching calls there were. */
  seen: number
}

/** A behaviour of the whole shop, beyond faults of single calls. */
export type Personality =
  | 'strict'
  | 'racy'
  | 'amnesiac'
  | 'commit-drop'
  | 'commit-500'
  | 'reorder'
  | 'expired-session'
  | 'form-key-rotated'
  | 'cart-merged'
  | 'cart-gone'
  | 'price-changed'
  | 'rate-gone'
  | 'one-gift-card'
  | 'gift-cards-expired'
  | 'offers-ended'
  | 'cart-emptied'
  | 'stock'
