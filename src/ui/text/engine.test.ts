import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { i18n } from 'i18next'
import { engine, OPTIONS } from './engine'

const locales = resolve(import.meta.dirname, '../../../locales')
const languages = readdirSync(locales)

/** The library as published: tests on Preact import what the build makes of it. */
const whole = (createRequire(import.meta.url)('i18next') as i18n).createInstance()
void whole.init({ ...OPTIONS })

const files = languages.flatMap((language) =>
  readdirSync(join(locales, language)).map((file) => {
    const strings = JSON.parse(readFileSync(join(locales, language, file), 'utf8')) as Record<string, string>
    return { language, namespace: file.replace('.json', ''), strings }
  }),
)
for (const { language, namespace, strings } of files)
  for (const one of [engine, whole]) one.addResourceBundle(language, namespace, strings)

const ODD = { absent: 'English only', empty: '', nested_one: '$t(other) {one}', nested_other: '{{count}}' }
for (const one of [engine, whole]) {
  one.addResourceBundle('en', 'odd', ODD)
  one.addResourceBundle('de', 'odd', { empty: '', nested_one: 'eins' })
}

const COUNTS = [undefined, 0, 1, 2, 5, 12, 22, 101, 1.5, 1e6]

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/** A string for every count. */
const answers = (one: i18n, language: string, namespace: string, key: string) =>
  COUNTS.map((count) => one.t(key, { lng: language, ns: namespace, count: count!, skipInterpolation: true }))

const expectSame = (...asked: [language: string, namespace: string, key: string]) =>
  expect(answers(engine, ...asked), asked.join()).toEqual(answers(whole, ...asked))

it.each(languages)('says in %s what the whole library says', (language) => {
  for (const { namespace, strings } of files.filter((file) => file.language === language))
    for (const key of Object.keys(strings)) expectSame(language, namespace, stem(key))
})

it.each(['en', 'de', 'pl'])('does so in %s where strings are missing, empty or odd', (language) => {
  for (const key of [...Object.keys(ODD).map(stem), 'unknown', 'toString', 'a.b', 'common:x'])
    expectSame(language, 'odd', key)
  expectSame(language, 'unknown', 'any')
})
