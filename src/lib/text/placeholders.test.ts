import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { render } from './placeholders.ts'

describe('the server’s placeholders', () => {
  it.each([
    ['Cart %1 has no %2', ['7', 'items'], 'Cart 7 has no items'],
    [
      'No such entity with %fieldName = %fieldValue',
      { fieldName: 'cartId', fieldValue: null },
      'No such entity with cartId = ',
    ],
    ['10% off', undefined, '10% off'],
    ['%1 and %2', ['only'], 'only and %2'],
    ['%10', ['X'], 'X0'],
    ['%1st', ['1'], '1st'],
    ['%0', ['X'], '%0'],
    ['%field and %fieldName', { field: 'a', fieldName: 'b' }, 'a and b'],
    ['%fields', { field: 'a' }, 'as'],
    ['%1 of %2', { first: 'a', second: 'b' }, 'a of b'],
    ['%other', { field: 'a' }, '%other'],
    ['%1', ['$& %1 <b>'], '$& %1 <b>'],
    ['%toString', {}, '%toString'],
    ['%12', Array.from({ length: 12 }, (_, at) => `p${at + 1}`), 'p12'],
    ['%12 %2', { first: 'a', second: 'b' }, '%12 b'],
    ['%3 %0', { first: 'a', second: 'b' }, '%3 %0'],
    ['%1x', { first: 'a' }, '%1x'],
    [
      '%a',
      {
        a: {
          toString: () => {
            throw new Error('no')
          },
        },
      },
      '',
    ],
  ])('%s with %j', (message, parameters, text) => expect(render(message, parameters)).toBe(text))

  it('of what is no text are none', () => {
    expect(render(5 as unknown as string, ['a'])).toBe('')
    expect(render('%1', 'a')).toBe('%1')
    expect(render('%1', null)).toBe('%1')
  })

  it('leaves the parameters as they were', () => {
    const parameters = Object.freeze(['a', 'b'])
    expect(render('%1%2', parameters) + render('%1%2', parameters)).toBe('abab')
  })

  it('never throws and never reads a value again', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (message, parameters) => void render(message, parameters)),
    )
    fc.assert(fc.property(fc.string(), (value) => render('%1', [value]) === value))
  })

  // Going back and forth over them would outlast the test.
  it('fills 100 KB of placeholders', () => {
    expect(render('%1'.repeat(50_000), ['x'])).toBe('x'.repeat(50_000))
    expect(render('%' + '1'.repeat(100_000), ['x']).length).toBeGreaterThan(99_000)
    expect(render('%' + 'a'.repeat(100_000), { a: 1 }).length).toBeGreaterThan(99_000)
  })
})
