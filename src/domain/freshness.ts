const LIFETIME = 3_600_000
const CLOCK_SLACK = 60_000

/**
 * May a stored entry still be used (§4, §9)? Both in milliseconds. Older than 3600 seconds is stale, and so is one from
 * more than a minute ahead: the clock was moved.
 */
export function isFresh(storedAt: number, now: number): boolean {
  return now - storedAt <= LIFETIME && storedAt - now <= CLOCK_SLACK
}
