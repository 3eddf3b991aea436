import { afterEach, describe, expect, it } from 'vitest'
import { toJson } from './safe-json.ts'

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
