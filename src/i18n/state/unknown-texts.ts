import { getStrings } from '../api.ts'
import { isObject, readObject } from '#lib/json.ts'
import { languageOf } from '#lib/text/locale.ts'
import { $page } from '#storefront/state/page.ts'
import { i18n } from './i18n.ts'

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

/** Milliseconds in which a page that has shown one text may still show the other. */
const WAIT = 2000

/**
 * Logs where the configuration replaces a text that the page does not show, while it shows one that is the same in English
 * under another key: the author has probably meant that one.
 */
export function watchOtherTexts(log: (message: string) => void): void {
  const used = new Set<string>()
  const given = [
    ...new Set(Object.values(readObject($page.get().texts)).flatMap((own) => Object.keys(readObject(own)))),
  ]
  if (!given.length) return

  const check = async (namespace: string, key: string) => {
    const shown = i18n.getResource('en', namespace, key) as string | undefined
    if (!shown || given.includes(`${namespace}/${key}`)) return
    for (const name of given) {
      const [other = '', rest = ''] = name.split('/', 2)
      const strings: Record<string, string> = await getStrings('en', other).catch(() => ({}))
      if (strings[rest] === shown && !used.has(name))
        log(
          `the text ${name} is not the one in use here, but ${namespace}/${key} is, which is the same in English`,
        )
    }
  }
  const { getResource } = i18n
  i18n.getResource = (language, namespace, key, ...options) => {
    const name = `${namespace}/${key}`
    if (!used.has(name)) setTimeout(() => void check(namespace, key), WAIT)
    used.add(name)
    return getResource.call(i18n, language, namespace, key, ...options) as unknown
  }
}
