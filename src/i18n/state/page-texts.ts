import { readObject } from '#lib/json.ts'
import { $page } from '#storefront/state/page.ts'

/**
 * Returns the texts of the page's configuration that replace ours; undefined if it has nothing of the
 * namespace.
 */
export function pageTexts(language: string, namespace: string): Record<string, string> | undefined {
  const start = `${namespace}/`
  const own = Object.entries(readObject($page.get().texts?.[language])).flatMap(([name, text]) =>
    name.startsWith(start) && typeof text === 'string' ? [[name.slice(start.length), text] as const] : [],
  )
  return own.length ? Object.fromEntries(own) : undefined
}
