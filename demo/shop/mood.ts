/** What may go wrong with one answer. */
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
  /** `delay`, `slow-body`: how long. */
  ms?: number
  status?: number
  /** `status`: the header, seconds or an HTTP date. */
  retryAfter?: string
  /** `status`, `wrong-shape`: the body instead of the usual one. */
  body?: unknown
}

/** Bad weather over some calls: `match` is `<METHOD> <path glob>`, `*` as method or in the path is anything. */
export interface Mood {
  match: string
  /** The first matching call it strikes, from 1. */
  nth?: number
  /** How many it strikes; one when `nth` is given, else all. */
  times?: number
  fault: Fault
  seen: number
}

/** How the shop behaves beyond single faults (trust 4.1). */
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
