import { expect, it } from 'vitest'
import { languageOf, readLocale, toLocale } from './locale.ts'

it.each([
  ['de_DE', 'de-DE'],
  ['DE-de', 'de-DE'],
  ['en_US.UTF-8', 'en-US'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['', 'en'],
  ['not a tag', 'en'],
  [undefined, 'en'],
])('the locale %j is %s', (text, tag) => expect(toLocale(text)).toBe(tag))

it.each([
  [' de_AT@euro', 'de-AT'],
  [7, undefined],
])('a page that names %j means %s', (text, tag) => expect(readLocale(text)).toBe(tag))

it.each([
  ['de_AT', 'de'],
  ['zh_Hant_TW', 'zh'],
  ['?', 'en'],
])('the language of %s is %s', (locale, language) => expect(languageOf(locale)).toBe(language))
