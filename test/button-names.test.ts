import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (language: string, namespace: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../locales/${language}/${namespace}.json`), 'utf8'),
  ) as Record<string, string>

/** Buttons with a short text and a longer accessible name: [namespace, name, text, its namespace]. */
const NAMED = [
  ['discounts', 'coupon.apply', 'action.apply', 'common'],
  ['discounts', 'coupon.remove', 'action.remove', 'common'],
  ['discounts', 'gift-card.apply', 'action.apply', 'common'],
  ['discounts', 'gift-card.remove', 'action.remove', 'common'],
  ['gifts', 'add.name', 'add', 'gifts'],
  ['gifts', 'edit', 'action.change', 'common'],
  ['cart', 'item.change', 'action.change', 'common'],
  ['gifts', 'remove', 'action.remove', 'common'],
  ['gifts', 'close', 'action.close', 'common'],
  ['special-offers', 'add', 'add.button', 'special-offers'],
  ['special-offers', 'add-free', 'add.button', 'special-offers'],
] as const

describe.each(['ja', 'it', 'de', 'pl', 'sv', 'en', 'fr', 'es'])(
  'accessible names of buttons in %s',
  (language) => {
    // Speech control selects a button by its visible text (WCAG 2.5.3).
    it.each(NAMED)('%s %s contains the text on the button', (namespace, name, word, from) => {
      const shown = read(language, from)[word]!.toLowerCase()
      expect(read(language, namespace)[name]!.toLowerCase()).toContain(shown)
    })
  },
)
