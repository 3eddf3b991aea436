import { beforeEach, describe, expect, it } from 'vitest'
import { decodeCookie, formKey, readCookie, renewFormKey, writeCookie } from './cookies.ts'

beforeEach(() => {
  for (const pair of document.cookie.split(';')) writeCookie(pair.split('=')[0]!.trim(), '', { seconds: 0 })
})

describe('cookies', () => {
  it('come back as written', () => {
    writeCookie('list', '%5B%2277%22%5D', { seconds: 60 })
    expect(readCookie('list')).toBe('%5B%2277%22%5D')
    expect(readCookie('lis')).toBeUndefined()
  })

  it('cannot be made to set attributes or other cookies', () => {
    writeCookie('list', '1; domain=evil.example; max-age=0\r\nx=é')
    expect(readCookie('list')).toBe('1%3B%20domain=evil.example%3B%20max-age=0%0D%0Ax=%C3%A9')
  })

  it('are read the way their writer wrote them', () => {
    expect(decodeCookie('a+b%20c')).toBe('a+b c')
    expect(decodeCookie('a+b%2Bc', 'php')).toBe('a b+c')
    expect(decodeCookie('100%')).toBe('100%')
  })
})

describe('the form key', () => {
  it('is the one of the cookie, read at each call', () => {
    document.cookie = 'form_key=AbCdEfGhIjKlMnOp; path=/'
    expect(formKey()).toBe('AbCdEfGhIjKlMnOp')
    document.cookie = 'form_key=0123456789abcdef; path=/'
    expect(formKey()).toBe('0123456789abcdef')
  })

  it('is generated and written when the page has none', () => {
    const key = formKey()
    expect(key).toMatch(/^[0-9a-zA-Z]{16}$/)
    expect(readCookie('form_key')).toBe(key)
    expect(formKey()).toBe(key)
  })

  it('after a refusal is the one that came meanwhile, else another', () => {
    document.cookie = 'form_key=AbCdEfGhIjKlMnOp; path=/'
    expect(renewFormKey('0123456789abcdef')).toBe('AbCdEfGhIjKlMnOp')
    expect(renewFormKey('AbCdEfGhIjKlMnOp')).not.toBe('AbCdEfGhIjKlMnOp')
  })
})
