import { afterEach, expect, it } from 'vitest'
import { attemptFor, beginAttempt, endAttempt } from './attempt'

afterEach(() => localStorage.clear())

it('an order that was sent is known by its cart until its outcome is', () => {
  const id = beginAttempt('a', 'checkmo')
  expect(attemptFor('a')).toMatchObject({ id, cart: 'a', method: 'checkmo' })
  expect(attemptFor('b')).toBeUndefined()
  expect(beginAttempt('a', 'checkmo')).toBeUndefined()
  endAttempt()
  expect(attemptFor('a')).toBeUndefined()
})

it.each(['{', 'null', '[]', '"a"', '{"cart":"a"}', '{"id":1,"cart":"a"}', '{"id":"1","cart":["a"]}'])(
  'what another script has left in its place is none: %s',
  (left) => {
    localStorage.setItem('bezel-attempt', left)
    expect(attemptFor('a')).toBeUndefined()
    expect(beginAttempt('a', 'checkmo')).toEqual(expect.any(String))
  },
)
