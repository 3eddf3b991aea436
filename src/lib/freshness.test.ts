import { expect, it } from 'vitest'
import { isFresh } from './freshness.ts'

it.each([
  [3599, true],
  [3600, true],
  [3601, false],
  [-60, true],
  [-61, false],
])('an entry %i seconds old is fresh: %s', (age, fresh) => {
  const now = 1_800_000_000_000
  expect(isFresh(now - age * 1000, now)).toBe(fresh)
})

it('an entry of unknown age is stale', () => expect(isFresh(Number.NaN, 0)).toBe(false))
