import { describe, expect, it } from 'vitest'
import { isOk, messageOf } from './envelope.ts'

describe('a response of a frontend controller', () => {
  it.each([
    [{ error: false, message: 'ok' }, true],
    [{ error: '0' }, true],
    [{ error: '' }, true],
    [{ error: 'false' }, true],
    [{}, true],
    [{ error: true, message: 'no' }, false],
    [{ error: 'no such code' }, false],
    [{ errors: 1 }, false],
    [{ success: 'false' }, false],
    ['<html>', false],
    [[], false],
    [null, false],
  ])('%j means success: %s', (response, isSuccess) => expect(isOk(response)).toBe(isSuccess))
  it('has the message in any of the fields controllers use', () => {
    expect(messageOf({ error: true, message: 'Not valid.' })).toBe('Not valid.')
    expect(messageOf({ error: 'Not valid.' })).toBe('Not valid.')
    expect([messageOf({ error: '1' }), messageOf(null)]).toEqual(['', ''])
  })
})
