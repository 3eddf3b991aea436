import { getStrings } from '../api.ts'
import { isObject, readObject } from '#lib/json.ts'
import { languageOf } from '#lib/text/locale.ts'
import { $page } from '#storefront/state/page.ts'

const PLURAL = /_(zero|one|two|few|many)$/

/** Texts of the page's configuration that stand for none of ours, as `language namespace/key`. */
export async function unknownTexts(): Promise<string[]> {
  const texts = readObject($page.get().texts)
  const keys = Object.values(texts).flatMap((own) => (isObject(own) ? Object.keys(own) : []))
  const namespaces = [...new Set(keys.map((key) => key.split('/')[0]!))]
  const english = await Promise.all(
    namespaces.map(async (namespace) => {
      const strings = await getStrings('en', namespace).catch(() => ({}))
      return Object.keys(strings).map((key) => `${namespace}/${key}`)
    }),
  )
  const known = new Set(english.flat())
  const isKnown = (key: string) => known.has(key) || known.has(key.replace(PLURAL, '_other'))
  return Object.entries(texts).flatMap(([language, own]) =>
    Object.keys(readObject(own))
      .filter((key) => !isKnown(key))
      .map((key) => `${language} ${key}`),
  )
}

/** Returns the languages of the page's texts that are never read, because they name a region, too, and those that would be. */
export const unreadLanguages = (): { written: string; read: string }[] =>
  Object.keys(readObject($page.get().texts))
    .map((written) => ({ written, read: languageOf(written) }))
    .filter(({ written, read }) => written !== read)
