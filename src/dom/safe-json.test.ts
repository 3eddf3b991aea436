import { afterEach, describe, expect, it } from 'vitest'
import { membersOf, toJson, withMembers } from './safe-json.ts'

const patched = Array.prototype as unknown as { toJSON?: () => string }
afterEach(() => {
  delete patched.toJSON
})

describe('JSON text', () => {
  it('is clean on pages whose old framework gave lists a toJSON', () => {
    patched.toJSON = function (this: unknown[]) {
      return `[${this.join()}]`
    }
    expect(JSON.stringify({ street: ['1 Main St'] })).toBe('{"street":"[1 Main St]"}')
    expect(toJson({ street: ['1 Main St'] })).toBe('{"street":["1 Main St"]}')
  })

  it('is otherwise what the browser would write', () => {
    const value = {
      text: 'ü "\u2028 \ud800',
      list: [1, null, undefined, Number.NaN, -0, [], {}],
      none: undefined,
      deep: { yes: true, no: null },
    }
    expect(toJson(value)).toBe(JSON.stringify(value))
    expect(toJson('x')).toBe('"x"')
  })
})

describe('members of a JSON text', () => {
  it.each([
    ['{}', []],
    [
      '{ "a" : 1 , "b":{"c":[1,{"a":2}]} }',
      [
        ['a', ' 1 '],
        ['b', '{"c":[1,{"a":2}]} '],
      ],
    ],
    [
      '{"}\\"{":"[,:\\\\","":[]}',
      [
        ['}"{', '"[,:\\\\"'],
        ['', '[]'],
      ],
    ],
    ['{"a":1,"a":2}', [['a', '2']]],
    ['[{"a":1}]', []],
    ['{"a":1', []],
    [null, []],
  ])('are found as they are written: %s', (text, members) => {
    expect([...membersOf(text)]).toEqual(members)
  })

  it('make a text again', () => {
    const text = '{"a\\n":12345678901234567890,"b":{"c":1.50}}'
    expect(withMembers(membersOf(text))).toBe(text)
  })
})
