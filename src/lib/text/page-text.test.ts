import { expect, it } from 'vitest'
import { pageText } from './page-text.ts'

const words = { fr: 'Bonjour', de: 'Guten Tag', en: 'Hello', 'de-CH': 'Grüezi' }

it.each([
  ['de-CH', 'Grüezi'],
  ['de-AT', 'Guten Tag'],
  ['sv-SE', 'Hello'],
])('is in %s what the page has nearest to it: %s', (locale, text) => {
  expect(pageText(words, locale)).toBe(text)
})

it('is the first where there is neither the language nor English', () => {
  expect(pageText({ fr: 'Bonjour', it: 'Ciao' }, 'ja-JP')).toBe('Bonjour')
})

it('may be the same in all languages', () => expect(pageText('Pebbles', 'ja-JP')).toBe('Pebbles'))

it.each([undefined, null, [], {}, { en: true }, { en: {} }])('is empty for %o', (text) => {
  expect(pageText(text, 'en')).toBe('')
})
