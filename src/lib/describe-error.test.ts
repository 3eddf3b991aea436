import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

const thrown = (more: object) => Object.assign(new TypeError('Ann, 1 Main St'), more)

it.each([
  [
    'a place in a chunk',
    thrown({ stack: 'at f (https://s.test/b/c/cart-1a2.js:1:20)' }),
    'TypeError c/cart-1a2.js:1:20',
  ],
  ['a widget', thrown({ stack: 'at https://s.test/widgets/cart.js:3:4' }), 'TypeError widgets/cart.js:3:4'],
  ['no place of ours', thrown({ stack: 'at theme:1:2' }), 'TypeError'],
  [
    'what a call adds',
    thrown({ stack: '', kind: 'network', code: 'x1', status: 503 }),
    'TypeError network x1 503',
  ],
  ['a plain object', { name: 'Odd', status: 0, message: 'Ann' }, 'Odd 0'],
  ['a text', 'Ann, 1 Main St', 'string'],
  ['nothing', undefined, 'undefined'],
])('an error is described without its message, by %s', (_, error, expected) =>
  expect(describeError(error)).toBe(expected),
)
