import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email, maxLength, minLength, plainSigns, required, telephone } from './validate.ts'

describe('a required field', () => {
  it.each(['', '   ', '\u3000', undefined])('is missing when it is %j', (value) =>
    expect(required(value)).toEqual({ key: 'validate.required' }),
  )
  it('is there with one sign', () => expect(required('a')).toBeUndefined())
})

describe('a telephone number', () => {
  it.each([
    '5125550100',
    '+49 (30) 12-34',
    '０９０１２３４',
    '０３ー１２３４ー５６７８',
    '03ｰ1234−5678',
    '1'.repeat(30),
    '+' + '1'.repeat(30),
    '030/1234.5',
  ])('may be %s', (value) => expect(telephone(value)).toBeUndefined())
  it.each(['', 'abc', '12a', '+', '1+2', '++1', '1,5', '<b>1</b>'])('may not be %j', (value) =>
    expect(telephone(value)).toEqual({ key: 'validate.telephone' }),
  )
  it('has at most 30 digits', () =>
    expect(telephone('1'.repeat(31))).toEqual({ key: 'validate.max-length', values: { 0: 30 } }))
  it('keeps the signs in it, in plain width, and is not changed twice', () => {
    expect(plainSigns(' +49 (30) 12-34 ')).toBe('+49 (30) 12-34')
    expect(plainSigns('０３ー１２３４ー５６７８')).toBe('03-1234-5678')
    fc.assert(
      fc.property(fc.string(), (value) => {
        const once = plainSigns(value)
        expect(plainSigns(once)).toBe(once)
      }),
    )
  })
})

describe('an e-mail address', () => {
  it.each([
    'ann@example.com',
    ' ann@example.com ',
    'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    "o'neil+tag@mail.example.co.uk",
    '用户@例子.广告',
    'a@xn--bcher-kva.example',
    'a@b.c.de',
    'a'.repeat(64) + '@example.com',
    `a@${'b'.repeat(61)}.${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(59)}.de`,
  ])('may be %s', (value) => expect(email(value)).toBeUndefined())
  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'www.example.com',
    'a@b.c',
    'a@b.1c',
    'a@b!.com',
    `a@${'b'.repeat(62)}.${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(59)}.de`,
    'ann@example',
    'a b@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@b.1',
    'a@b@c.de x',
    'a'.repeat(65) + '@example.com',
  ])('may not be %j', (value) =>
    expect(email(value)).toEqual({ key: 'validate.email', values: { email: 'johndoe@domain.com' } }),
  )
})

describe('lengths', () => {
  it('count characters, not code units', () => {
    expect(maxLength('💍💍', 2)).toBeUndefined()
    expect(maxLength('💍💍💍', 2)).toEqual({ key: 'validate.max-length', values: { 0: 2 } })
    expect(minLength('💍', 2)).toEqual({ key: 'validate.min-length', values: { 0: 2 } })
    expect(minLength('ab', 2)).toBeUndefined()
  })
})

// A rule that went back and forth over it would outlast its test.
describe('100 KB of anything', () => {
  it.each(['1', '@', '.', 'a.', '-', ' ', '+', 'a@', '💍'])('of %j is judged', (text) => {
    const value = text.repeat(100_000 / text.length) + '!'
    expect([required, telephone, email].map((rule) => rule(value)?.key)).toContain('validate.email')
    expect(maxLength(value, 30)?.key).toBe('validate.max-length')
  })
})
