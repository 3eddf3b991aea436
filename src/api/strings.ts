import { isObject } from '../domain/json'

// Shared chunks are served from a folder beside `locales/`. A name of its own keeps bundlers from taking the folder
// for an asset of theirs.
const here = import.meta.url

/**
 * Texts of a namespace in a language. They are a file of ours beside the bundle, not a call of the shop, so they come
 * without the client and its weight. Entries that are no text are left out; throws when the file does not come.
 */
export async function getStrings(language: string, namespace: string): Promise<Record<string, string>> {
  const file = `${encodeURIComponent(language)}/${encodeURIComponent(namespace)}.json`
  const { href } = new URL(`../locales/${file}`, here)
  const answer = await fetch(href, { signal: AbortSignal.timeout(15_000) })
  const body: unknown = answer.ok ? await answer.json() : undefined
  if (!isObject(body)) throw new Error(`no strings in ${file}`)
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
