import { expect, it } from 'vitest'
import { toLocale } from './locale'

it.each([
  ['de_DE', 'de-DE'],
  ['DE-de', 'de-DE'],
  ['en_US.UTF-8', 'en-US'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['', 'en'],
  ['not a tag', 'en'],
  [undefined, 'en'],
])('the locale %j is %s', (text, tag) => expect(toLocale(text)).toBe(tag))
