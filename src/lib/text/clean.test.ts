import { describe, expect, it } from 'vitest'
import { cleanCode, cleanText } from './clean.ts'

const name = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

const INVISIBLE = [
  ...'\u00ad\u034f\u061c\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufeff\u0007\u{e0001}',
]

describe('what is typed into a field', () => {
  it.each(INVISIBLE.map((character) => [name(character), character]))(
    'loses %s, wherever it stands',
    (_, character) => {
      expect(cleanText(`${character}Ada${character} Byron${character}`)).toBe('Ada Byron')
    },
  )

  it.each([...INVISIBLE, '\u200c', '\u200d', '\ufe0f'].map((character) => [name(character), character]))(
    'is empty if it consists of %s',
    (_, character) => {
      expect(cleanText(`${character}${character}`)).toBe('')
    },
  )

  it.each([
    ['a Persian name with its joiner', 'علی\u200cرضا'],
    ['a Japanese name with a variant', '葛\u{e0100}城'],
    ['lines', '1 Main St\nFlat 7'],
    ['a hyphen and an apostrophe', 'O’Neil-Žižek'],
  ])('keeps %s', (_, text) => {
    expect(cleanText(text)).toBe(text)
  })

  it('has plain spaces', () => {
    expect(cleanText('\u00a01012\u202fAB\u2007')).toBe('1012 AB')
  })
})

it.each([
  ['“SPRING”', 'SPRING'],
  ['«SPRING».', 'SPRING'],
  ['SPRING–10', 'SPRING-10'],
  ['ＳＰＲＩＮＧ−10。', 'SPRING-10'],
  ["'SPRING'", 'SPRING'],
  ['SPR\u2060ING\u200e.', 'SPRING'],
  ['“.”', ''],
  ['SPRING.10', 'SPRING.10'],
])('the code %s is %s', (typed, code) => {
  expect(cleanCode(typed)).toBe(code)
})
