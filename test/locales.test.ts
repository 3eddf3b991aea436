import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, read as source } from './sources.ts'

const root = resolve(import.meta.dirname, '../locales')
const languages = ['ja', 'it', 'de', 'pl', 'sv', 'en', 'fr', 'es']
const namespaces = readdirSync(join(root, 'en'))
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(root, language, file), 'utf8')) as Record<string, string>

const PLURAL = /_(zero|one|two|few|many|other)$/
/** `{{amount}}` of i18next, and `%{label}` of the provider's library in the texts of its form. */
const PLACEHOLDER = /\{\{\w+\}\}|%\{\w+\}/g
const placeholders = (text: string) => [...new Set(text.match(PLACEHOLDER))].sort()
const plurals = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** English keys as this language must have them: a counted text once for each plural form the language has. */
function expectedKeys(english: Record<string, string>, language: string) {
  const keys = new Set<string>()
  for (const key of Object.keys(english)) {
    if (!PLURAL.test(key)) keys.add(key)
    else for (const form of plurals(language)) keys.add(key.replace(PLURAL, `_${form}`))
  }
  return [...keys].sort()
}

describe.each(languages)('the strings in %s', (language) => {
  it('has a file for each English one and no others', () => {
    expect(readdirSync(join(root, language))).toEqual(namespaces)
  })

  it.each(namespaces)('%s has English’s keys, with the plural forms of the language', (file) => {
    expect(Object.keys(read(language, file)).sort()).toEqual(expectedKeys(read('en', file), language))
  })

  it.each(namespaces)('%s has English’s placeholders', (file) => {
    const english = read('en', file)
    for (const [key, text] of Object.entries(read(language, file))) {
      const source = english[key] ?? english[key.replace(PLURAL, '_other')]!
      // The singular may spell its number out: "one item".
      const wanted = placeholders(source).filter((name) => !/_(one|two)$/.test(key) || name !== '{{count}}')
      expect.soft(placeholders(text), `${language}/${file} ${key}`).toEqual(expect.arrayContaining(wanted))
      expect
        .soft(placeholders(source), `${language}/${file} ${key}`)
        .toEqual(
          expect.arrayContaining(
            placeholders(text).filter((name) => name !== '{{count}}' || !PLURAL.test(key)),
          ),
        )
    }
  })

  it.each(namespaces)('%s holds text only, no markup and nothing empty', (file) => {
    for (const [key, text] of Object.entries(read(language, file))) {
      expect.soft(text.replace(PLACEHOLDER, ''), key).not.toMatch(/[{}]|\$t\(/)
      expect.soft(text, key).not.toMatch(/<[a-z/]|&[a-z]+;/i)
      expect.soft(text.trim(), key).toBe(text)
      expect.soft(text, key).not.toBe('')
    }
  })
})

it.each(namespaces)('no line of the French %s begins with a punctuation mark', (file) => {
  const loose = Object.entries(read('fr', file)).filter(([, text]) => /« | [:;!?»€]| %(?![\w@{(])/.test(text))
  expect(loose.map(([key]) => key)).toEqual([])
})

describe('the Polish texts', () => {
  it.each(namespaces)('no line of %s ends with a word of one letter', (file) => {
    const loose = Object.entries(read('pl', file)).filter(([, text]) => /(?<!\p{L})[aiouwz] /iu.test(text))
    expect(loose.map(([key]) => key)).toEqual([])
  })

  it.each(namespaces)('%s has no verb that governs the name of a product', (file) => {
    const governed = Object.entries(read('pl', file)).filter(([, text]) => /^\p{L}+ \{\{name\}\}/u.test(text))
    expect(governed.map(([key]) => key)).toEqual([])
  })
})

/** Keys as the code writes them: in quotes, or built from a word and a value. */
const code = ['src', 'widgets']
  .flatMap((folder) => filesIn(folder))
  .filter((file) => !file.includes('.test.'))
  .map(source)
  .join('\n')
const BUILT = [...code.matchAll(/`([\w.-]*)\$\{[\w.]+\}([\w.-]*)`/g)]
  .filter(([, start, end]) => /\w\.$/.test(start!) || /^\.\w/.test(end!))
  .map(([, start, end]) => new RegExp(`^${start}[\\w-]+${end}$`))

// The provider's library looks up its own texts.
it.each(namespaces.filter((file) => file !== 'card-form.json'))(
  'each string of %s is shown somewhere',
  (file) => {
    const unused = Object.entries(read('en', file)).filter(([key, text]) => {
      const stem = key.replace(PLURAL, '')
      return !GIVEN.includes(text) && !code.includes(`'${stem}'`) && !BUILT.some((built) => built.test(stem))
    })
    expect(unused.map(([key]) => key)).toEqual([])
  },
)

/** Texts that the specification gives word for word (rule: exact-texts). */
const GIVEN = `Are you sure to remove the item?
Are you sure to move the item to wishlist?
Items in your cart are not reserved and may sell out!
Shopping Cart
Shipping & Payment
Order Complete
Please save your shipping address by click Save & Continue button
This is a required field.
Please enter a valid telephone number.
Please enter a valid email address (Ex: {{email}}).
Please enter more or equal than {{0}} symbols.
Please enter less or equal than {{0}} symbols.
Value is required
Value is not a valid email address
Invalid value for State/Province
Invalid login or password.
The account is locked.
Login successful.
Successfully Deleted
Add Successfully
Successfully Moved into Wishlist
The payment is REFUSED.`.split('\n')

it.each(GIVEN)('the English texts contain “%s” word for word', (message) => {
  expect(namespaces.flatMap((file) => Object.values(read('en', file)))).toContain(message)
})
