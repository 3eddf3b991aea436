import { describe, expect, it } from 'vitest'
import { locales, localeTexts } from './locales.ts'

const english: Record<string, Record<string, string>> = localeTexts('en')
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}|%\d/g)].map(String).sort()

it('names every server sentence by its English text', () => {
  for (const [key, text] of Object.entries(english.shop!)) expect(text).toBe(key)
})

it('no line of the French begins with a punctuation mark', () => {
  const sections: Record<string, Record<string, string>> = localeTexts('fr')
  const loose = Object.values(sections)
    .flatMap((texts) => Object.entries(texts))
    .filter(([, text]) => /« | [:;!?»€]/.test(text))
  expect(loose.map(([key]) => key)).toEqual([])
})

describe.each(locales.map((locale) => locale.slice(0, 2)))('the demo’s texts in %s', (language) => {
  const sections: Record<string, Record<string, string>> = localeTexts(language)

  it('has English’s sections', () => {
    expect(Object.keys(sections)).toEqual(Object.keys(english))
  })

  it.each(Object.keys(english))('%s has English’s keys and placeholders, and nothing empty', (section) => {
    expect(Object.keys(sections[section]!).sort()).toEqual(Object.keys(english[section]!).sort())
    for (const [key, text] of Object.entries(sections[section]!)) {
      expect.soft(placeholders(text), key).toEqual(placeholders(english[section]![key]!))
      expect.soft(text.trim(), key).toBe(text)
      expect.soft(text, key).not.toBe('')
    }
  })
})
