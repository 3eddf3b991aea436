const LIFETIME = 3_600_000
const CLOCK_SLACK = 60_000

/**
 * Whether a stored entry may still be used (rule: freshness). Both times in milliseconds. It expires after 3600
 * seconds, or when it is more than a minute in the future, as the clock was changed.
 */
export function isFresh(storedAt: number, now: number): boolean {
  return now - storedAt <= LIFETIME && storedAt - now <= CLOCK_SLACK
}
