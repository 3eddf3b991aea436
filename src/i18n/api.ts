import { isObject } from '#lib/json.ts'

// Shared chunks are served from a folder beside `locales/`. A name of its own keeps bundlers from taking the folder
// for an asset of theirs.
const here = import.meta.url

/**
 * Texts of a namespace in a language, from a file beside the bundle; not by the client, which would add to
 * the size of every widget. Entries that are not text are left out. Throws when the file cannot be read.
 */
export async function getStrings(language: string, namespace: string): Promise<Record<string, string>> {
  const file = `${encodeURIComponent(language)}/${encodeURIComponent(namespace)}.json`
  const { href } = new URL(`../locales/${file}`, here)
  const response = await fetch(href, { signal: AbortSignal.timeout(15_000) })
  const body: unknown = response.ok ? await response.json() : undefined
  if (!isObject(body)) throw new Error(`no strings in ${file}`)
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
