import type { Difference } from './contract.mjs'

export type State = 'works' | 'partly' | 'off' | 'broken' | 'not tried'

export interface Finding {
  feature: string
  /** The operation's name, or what was looked at on the page. */
  id: string
  /** Method and path of the call. */
  call?: string
  state: State
  says: string
  /** What to do about it, if it is not to mend the answer. */
  next?: string
  differences: Difference[]
}

export interface Report {
  url: string
  features: { name: string; state: State; findings: Finding[] }[]
}

export function examine(options: {
  url: string
  write?: boolean
  /** In milliseconds, for each call. */
  timeout?: number
  login?: { username: string; password: string }
  cookie?: string
  product?: string
  fetch?: (url: URL, init: RequestInit) => Promise<Response>
  onProgress?: (call: string) => void
}): Promise<Report>
