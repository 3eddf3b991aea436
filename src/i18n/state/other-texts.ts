import { readObject } from '#lib/json.ts'
import { $page } from '#storefront/state/page.ts'
import { getStrings } from '../api.ts'
import { i18n } from './i18n.ts'

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
