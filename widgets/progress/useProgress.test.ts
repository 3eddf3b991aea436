import { expect, it } from 'vitest'
import { progressOf } from './useProgress.ts'

it('moves on by itself only after success', () => {
  expect(progressOf('checkout')).toEqual({ start: 1, end: 1 })
  expect(progressOf('success')).toEqual({ start: 2, end: 3 })
})
