import { loadSections } from '../../api/customer'
import { isOwnKeeper, storeSections, readSection } from '../../host/sections/sections'
import { logFailure } from '../log'

type Sections = Record<string, unknown>

let asked = new Set<string>()
let soon: Promise<Sections> | undefined

/** Asks the storefront for sections; whoever asks in the same moment shares one call (b.10). Throws ApiError. */
export function fetchSections(names: string[]): Promise<Sections> {
  for (const name of names) asked.add(name)
  soon ??= Promise.resolve().then(() => {
    const wanted = [...asked]
    asked = new Set()
    soon = undefined
    return fetchNow(wanted)
  })
  return soon
}

async function fetchNow(names: string[]) {
  const sections: Sections = await loadSections(names)
  storeSections(sections, Date.now())
  return sections
}

/** A section from the storefront's cache while it is good, else from the storefront. */
export async function section<T>(name: string): Promise<T | undefined> {
  const kept = readSection<T>(name, Date.now())
  return kept ?? ((await fetchSections([name]))[name] as T | undefined)
}

const RENEW_AFTER = 500
const due = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Fills a section we made stale, once changes have been still for half a second: on pages where nobody else keeps the
 * cache, other tabs and the theme's counter have only us.
 */
export function renewSectionSoon(name: string): void {
  clearTimeout(due.get(name))
  if (isOwnKeeper())
    due.set(
      name,
      setTimeout(() => void renew(name), RENEW_AFTER),
    )
}

async function renew(name: string) {
  due.delete(name)
  try {
    await fetchSections([name])
  } catch (error) {
    logFailure(`section ${name}`, error)
  }
}
