import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getByText, waitFor } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { $page } from '#storefront/state/page.ts'
import { addStrings } from '../state/strings.ts'
import { textOf, useText, type Values } from './i18n.ts'

const en = {
  greeting: 'Hello {{name}}',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  price: 'Only $t(greeting)',
}

function Words({ count = 2, name = 'Ann' }) {
  const text = useText('test', en)
  return (
    <p>
      {text('greeting', { name })} / {text('items', { count })} / {text('price')}
    </p>
  )
}

const speak = (locale: string) => $page.set({ ...$page.get(), locale })

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  speak('en')
})

it('fills values once, as they are, and leaves the rest of a text alone', () => {
  render(<Words name="{{count}} $t(items) <b>" />)
  getByText(document.body, 'Hello {{count}} $t(items) <b> / 2 items / Only $t(greeting)')
})

it('counts by the plural rules of the language', async () => {
  addStrings('pl', 'test', {
    greeting: 'Cześć {{name}}',
    items_one: '{{count}} sztuka',
    items_few: '{{count}} sztuki',
    items_many: '{{count}} sztuk',
    items_other: '{{count}} sztuki',
  })
  const { rerender } = render(<Words />)
  speak('pl-PL')
  await waitFor(() => getByText(document.body, /Cześć Ann \/ 2 sztuki/))
  rerender(<Words count={5} />)
  await waitFor(() => getByText(document.body, /5 sztuk /))
})

it('writes a part of one as the language does', async () => {
  addStrings('de', 'test', { items_one: '{{count}} Teil', items_other: '{{count}} Teile' })
  const { rerender } = render(<Words count={2.5} />)
  getByText(document.body, /2\.5 items/)
  speak('de-DE')
  await waitFor(() => getByText(document.body, /2,5 Teile/))
  rerender(<Words count={0.1235} />)
  await waitFor(() => getByText(document.body, /0,1235 Teile/))
})

it('follows a change of language at run time, and words that arrive late', async () => {
  render(<Words />)
  speak('de-DE')
  await waitFor(() => getByText(document.body, /Hello Ann/))
  addStrings('de', 'test', { greeting: 'Hallo {{name}}' })
  await waitFor(() => getByText(document.body, /Hallo Ann/))
})

it('shows English where a language lacks a word, never a key', async () => {
  addStrings('sv', 'test', { greeting: '', items_one: '{{count}} sak' })
  render(<Words />)
  speak('sv-SE')
  await waitFor(() => getByText(document.body, 'Hello Ann / 2 items / Only $t(greeting)'))
})

it('shows nothing, not a key, where there is no text at all', () => {
  addStrings('en', 'empty', { empty: '', 'empty.more': 'More' })
  const text = textOf<Record<string, string>>('empty', {})
  expect(['empty', 'unknown', 'toString', 'a.b', 'common:x', 'empty.more'].map((key) => text(key))).toEqual([
    ...Array<string>(5).fill(''),
    'More',
  ])
  expect(['unknown', 'toString'].map((key) => text(key, { count: 2 }))).toEqual(['', ''])
})

it('leaves out a value that is not given, and shows one that is 0', () => {
  const text = textOf('values', { text: '{{amount}} of {{0}}{{missing}}' })
  expect(text('text', { amount: 0, 0: '{{amount}}' })).toBe('0 of {{amount}}')
})

it('counts as English does where another script has broken the plural rules', () => {
  const broken = vi.spyOn(Intl, 'PluralRules').mockImplementation(() => {
    throw new Error('broken')
  })
  addStrings('fi', 'test', { items_one: '{{count}} kpl', items_other: '{{count}} kappaletta' })
  $page.set({ ...$page.get(), locale: 'fi', texts: { fi: {} } })
  const text = textOf('test', en)
  expect([1, 5].map((count) => text('items', { count }))).toEqual(['1 kpl', '5 kappaletta'])
  broken.mockRestore()
})

const locales = resolve(import.meta.dirname, '../../../locales')
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(locales, language, file), 'utf8')) as Record<string, string>

it.each(readdirSync(locales))('has our texts in %s for every count', (language) => {
  const rules = new Intl.PluralRules(language)
  speak(language)
  for (const file of readdirSync(join(locales, language))) {
    const [namespace, strings] = [file.replace('.json', ''), read(language, file)]
    addStrings(language, namespace, strings)
    const text: (key: string, values: Values) => string = textOf(namespace, read('en', file))
    for (const key of Object.keys(strings).filter((key) => key.endsWith('_other'))) {
      const stem = key.replace('_other', '')
      for (const count of [0, 1, 2, 3, 5, 12, 22, 101, 1_000_000]) {
        const expected = strings[`${stem}_${rules.select(count)}`]!.replaceAll('{{count}}', String(count))
        expect(text(stem, { count })).toBe(expected.replace(/\{\{\w+\}\}/g, ''))
      }
    }
  }
})
