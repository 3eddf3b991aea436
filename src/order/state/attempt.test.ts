import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  attemptFor,
  beginAttempt,
  closeAttempt,
  endAttempt,
  isOnItsWay,
  recordAnswer,
  takeOverAttempt,
} from './attempt.ts'

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

/** An order that another tab has sent. */
function sendElsewhere(cart: string, more: { shop?: string; sentAt?: number } = {}) {
  localStorage.setItem(
    'bezel-attempt',
    JSON.stringify({ id: 'other', cart, method: 'x', sentAt: Date.now(), ...more }),
  )
}

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

it('an order that was made keeps its number, whatever else is recorded of its answer', () => {
  const id = beginAttempt('a', 'checkmo')
  recordAnswer('77')
  recordAnswer()
  expect(attemptFor('a')).toMatchObject({ id, cart: 'a', isAnswered: true, orderId: '77' })
})

it('the answer of this tab says nothing of an order that another tab has sent since', () => {
  beginAttempt('a', 'checkmo')
  sendElsewhere('b')
  recordAnswer('77')
  expect(attemptFor('b')).toEqual({ id: 'other', cart: 'b', method: 'x', sentAt: expect.any(Number) })
  endAttempt()
  expect(attemptFor('b')).toBeDefined()
})

it('while an order of another cart may still arrive none is sent, and its own tab still knows it', () => {
  sendElsewhere('b')
  expect(beginAttempt('a', 'checkmo')).toBeUndefined()
  expect(isOnItsWay(attemptFor('b'))).toBe(true)
})

it('an answer to an order that another tab has closed leaves none', () => {
  beginAttempt('a', 'checkmo')
  closeAttempt()
  recordAnswer('77')
  expect(attemptFor('a')).toBeUndefined()
})

it('an order of another tab that this one follows up is recorded and ended here', () => {
  sendElsewhere('a')
  takeOverAttempt(attemptFor('a')!)
  recordAnswer('77')
  expect(attemptFor('a')).toMatchObject({ id: 'other', isAnswered: true, orderId: '77' })
  endAttempt()
  expect(attemptFor('a')).toBeUndefined()
})

describe('an order below another base URL of this host', () => {
  it('keeps every other from being sent while it may arrive: both may be store views of one shop', () => {
    sendElsewhere('b', { shop: '/de/' })
    expect(beginAttempt('a', 'checkmo')).toBeUndefined()
  })

  it('is not forgotten when one is sent here, answered and closed', () => {
    sendElsewhere('b', { shop: '/other/', sentAt: Date.now() - 80_000 })
    beginAttempt('a', 'checkmo')
    recordAnswer('77')
    expect([attemptFor('a'), attemptFor('b')]).toMatchObject([{ orderId: '77' }, { id: 'other' }])
    closeAttempt()
    expect([attemptFor('a'), attemptFor('b')]).toMatchObject([undefined, { id: 'other' }])
  })

  it('is followed up here if it is for the same cart', () => {
    sendElsewhere('a', { shop: '/de/' })
    takeOverAttempt(attemptFor('a')!)
    recordAnswer('77')
    expect(attemptFor('a')).toMatchObject({ id: 'other', isAnswered: true, orderId: '77' })
    endAttempt()
    expect(attemptFor('a')).toBeUndefined()
  })
})

it('an order may arrive for 75 seconds, unless it is answered', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  beginAttempt('a', 'checkmo')
  const now = Date.now()
  vi.setSystemTime(now + 74_999)
  expect(isOnItsWay(attemptFor('a'))).toBe(true)
  vi.setSystemTime(now + 75_000)
  expect(isOnItsWay(attemptFor('a'))).toBe(false)
  expect(beginAttempt('a', 'checkmo')).toEqual(expect.any(String))
  expect(isOnItsWay(attemptFor('a'))).toBe(true)
  recordAnswer()
  expect(isOnItsWay(attemptFor('a'))).toBe(false)
  expect(isOnItsWay(undefined)).toBe(false)
})

it('a clock that was put back an hour makes no order of the future wait', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  beginAttempt('a', 'checkmo')
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(isOnItsWay(attemptFor('a'))).toBe(false)
})
