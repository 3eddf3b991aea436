import { expect, it } from 'vitest'
import { isObject, readJson, readObject, toList, toText } from './json.ts'

it.each([
  [{}, true],
  [{ id: 1 }, true],
  [[], false],
  [null, false],
  ['x', false],
  [undefined, false],
])('takes %j for a keyed object: %s', (value, isOne) => expect(isObject(value)).toBe(isOne))

it.each([
  ['JSON inside a string', '{"id":1}', { id: 1 }],
  ['what is no string', 3, 3],
  ['an empty answer', 'null', undefined],
  ['null', null, undefined],
  ['half an answer', '{"id":', undefined],
])('reads %s', (_, text, value) => expect(readJson(text)).toEqual(value))

it.each([
  ['an object', { id: 1 }, { id: 1 }],
  ['an object inside a string', '{"id":1}', { id: 1 }],
  ['PHP’s empty map', '[]', {}],
  ['a number', '3', {}],
  ['nothing', undefined, {}],
])('reads %s as an object', (_, text, value) => expect(readObject(text)).toEqual(value))

it.each([
  ['a list', [1, 2], [1, 2]],
  ['one that is keyed by id', { 7: 'a', 9: 'b' }, ['a', 'b']],
  ['one beside its length', { items: [1], total_count: 1 }, [1]],
  ['entries named items that are no list', { items: 'x' }, ['x']],
  ['null', null, []],
  ['text', 'x', []],
])('reads %s as a list', (_, value, list) => expect(toList(value)).toEqual(list))

it.each([
  ['text', 'x', 'x'],
  ['a number', 0, '0'],
  ['PHP’s false', false, ''],
  ['an object', {}, ''],
  ['nothing', undefined, ''],
])('shows %s as text', (_, value, text) => expect(toText(value)).toBe(text))
