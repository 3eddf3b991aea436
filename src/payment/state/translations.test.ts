import { expect, it } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { formTranslations } from './translations.ts'

it.each([
  ['de_DE', 'de-DE', 'de'],
  ['de-AT', 'de-DE', 'de'],
  ['fr', 'fr-FR', 'fr'],
  ['it-IT', 'it-IT', 'it'],
  ['es-MX', 'es-ES', 'es'],
  ['pl-PL', 'pl-PL', 'pl'],
  ['sv-SE', 'sv-SE', 'sv'],
  ['ja-JP', 'ja-JP', 'ja'],
])('gives the form words of ours for %s', async (locale, name, language) => {
  serve(json({ close: language }))
  expect(await formTranslations(locale)).toEqual({ [name]: { close: language } })
  expect(sent[0]!.path).toMatch(new RegExp(`/locales/${language}/card-form\\.json$`))
})

it.each(['en-US', 'ko-KR', 'constructor', ''])('leaves %s to the provider', async (locale) => {
  serve()
  expect(await formTranslations(locale)).toBeUndefined()
  expect(sent).toEqual([])
})

it('leaves the form to the provider’s words when ours are out of reach', async () => {
  serve(json({}, 404))
  expect(await formTranslations('de-DE')).toBeUndefined()
})
