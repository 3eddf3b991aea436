import { decodeCookie, deleteCookie, readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { readObject } from '#lib/json.ts'
import { membersOf, toJson, withMembers } from '#dom/safe-json.ts'
import { local } from '#dom/storage/storage.ts'

export type Section = Record<string, unknown>

export const BLOB = 'mage-cache-storage'
const STALE = 'mage-cache-storage-section-invalidation'
/** When each section was stored, in milliseconds; negative: when it was dropped. */
export const AGES = 'bezel-section-ages'
const IDS = 'section_data_ids'
const SESSION = 'mage-cache-sessid'
const CLEAN = 'section_data_clean'
/** The cookie the server renews with every POST (wire: section-storage), as it was when the cache was last filled. */
const CONTENT = 'bezel-content-version'
const LIFETIME = 3600

/** Sections only the page's scripts fill: never requested from the server, never invalidated (wire: section-storage). */
export const isClientOnly = (name: string): boolean => name === 'checkout-data' || name === 'cart-data'

/**
 * The storefront's cache as it stands this moment (wire: section-storage). Read again for every change: other scripts
 * write it, too.
 */
export const readBlob = () => readObject(local.get(BLOB))
export const readStale = () => readObject(local.get(STALE))
export const readAges = () => readObject(local.get(AGES))

/** Ids by section from the cookie; null is a valid id that equals none and means stale (wire: invalidate-sections). */
export const readIds = () => readObject(decodeCookie(readCookie(IDS) ?? ''))

/**
 * Writes sections with their id and age and takes their stale mark away, all in one tick (wire: section-writers,
 * trap: two-writers).
 */
export function writeSections(sections: Record<string, Section>, now: number): void {
  const names = Object.keys(sections)
  const ids = readIds()
  for (const name of names) ids[name] = sections[name]!.data_id
  change(BLOB, names, (name) => sections[name])
  markFresh(names, now)
  writeIds(ids)
}

/**
 * Sets members of a stored object, and takes away those without a value. Members that others have stored
 * beside them keep their bytes.
 */
function change(
  key: typeof BLOB | typeof STALE | typeof AGES,
  names: string[],
  valueOf: (name: string) => unknown,
) {
  const members = membersOf(local.get(key))
  for (const name of names) {
    const value = valueOf(name)
    if (value === undefined) members.delete(name)
    else members.set(name, toJson(value))
  }
  local.set(key, withMembers(members))
}

/**
 * Empties sections and marks them stale as the page's own script does (wire: section-writers). Never removes a
 * storage key: that script would throw.
 */
export function dropSections(names: string[]): void {
  const ids = readIds()
  for (const name of names) {
    const id = ids[name]
    ids[name] = typeof id === 'number' ? id + 1000 : 0
  }
  change(BLOB, names, () => undefined)
  change(STALE, names, () => true)
  // Other tabs see a section that is dropped twice in a row only by this.
  change(AGES, names, () => -Date.now())
  writeIds(ids)
}

/**
 * Sets the cookie the server deletes when a shopper logs in or out, by which the whole cache becomes invalid, and remembers
 * the version of the content (wire: section-storage). Only for a page whose cache nobody else keeps. Without effect
 * where cookies are blocked.
 */
export function markSession(now: number): void {
  writeCookie(SESSION, 'true', { seconds: LIFETIME })
  if (hasSession()) change(AGES, [SESSION], () => now)
  local.set(CONTENT, contentVersion())
}

/** A form was posted since the cache was filled, and nobody has marked what that changed. */
export const isContentNewer = (): boolean => (local.get(CONTENT) ?? contentVersion()) !== contentVersion()

/** The cookie's text, which the server changes with every form that is posted. Empty before the first. */
export const contentVersion = () => readCookie('private_content_version') ?? ''

export const hasSession = (): boolean => readCookie(SESSION) !== undefined

/**
 * The server has deleted the cookie since we set it, or the shopper has changed the store view
 * (wire: section-storage). A page without a cache of ours reads no cookie for that, the first of which is slow.
 */
export const isCacheVoid = (): boolean =>
  Boolean(readAges()[SESSION]) && (!hasSession() || Boolean(readCookie(CLEAN)))

export function emptyCache(): void {
  local.set(BLOB, '{}')
  local.set(AGES, '{}')
  // As Magento's script does: else nothing that comes now would last, either.
  deleteCookie(CLEAN)
}

/** Marks sections as fresh that the page's script or theme has just written. */
export function markFresh(names: string[], now: number): void {
  change(STALE, names, () => undefined)
  change(AGES, names, () => now)
}

function writeIds(ids: Record<string, unknown>) {
  writeCookie(IDS, encodeURIComponent(toJson(ids)), { seconds: LIFETIME })
}

/** Names of the standard sections and of all in cache or cookie, without those only page scripts fill. */
export function knownSections(): string[] {
  const names = new Set([
    'cart',
    'customer',
    'directory-data',
    'messages',
    'wishlist',
    'last-ordered-items',
    'captcha',
    'instant-purchase',
    ...Object.keys(readBlob()),
    ...Object.keys(readIds()),
  ])
  return [...names].filter((name) => !isClientOnly(name))
}
