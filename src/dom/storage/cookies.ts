import { newId } from '../new-id.ts'
import { isPrerendering } from '../lifecycle.ts'
import { hostDocument } from '../document.ts'

const DAY = 24 * 60 * 60

/** The cookie's text as it stands, still encoded; undefined when missing or when cookies are blocked. */
export function readCookie(name: string): string | undefined {
  for (const pair of cookieText().split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return undefined
}

function cookieText(): string {
  try {
    return hostDocument.cookie
  } catch {
    return ''
  }
}

/**
 * Writes a cookie for the whole site, for this session or for so many seconds (0 deletes it). The text is kept as
 * it is but for characters a cookie cannot hold, which are percent-encoded. A prerendered page writes none.
 */
export function writeCookie(name: string, value: string, options: { seconds?: number } = {}): void {
  if (isPrerendering()) return
  const safe = value.replace(/[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]/gu, encodePart)
  const { seconds } = options
  const age = seconds === undefined ? '' : `; max-age=${seconds > 0 ? Math.round(seconds) : -1}`
  const secure = isSecure() ? '; secure' : ''
  try {
    hostDocument.cookie = `${name}=${safe}; path=/; samesite=lax${age}${secure}`
  } catch {
    // Blocked cookies: the page goes on without.
  }
}

/** Deletes a cookie, also one of another path or domain that this page can read: the shop may have set it for either. */
export function deleteCookie(name: string): void {
  writeCookie(name, '', { seconds: 0 })
  const { hostname, pathname } = location
  const paths = [...pathname.matchAll(/\/|$/g)].flatMap(({ index }) => [
    pathname.slice(0, index),
    pathname.slice(0, index + 1),
  ])
  const domains = [...hostname.matchAll(/^|\./g)].map(({ index }) => hostname.slice(index).replace(/^\./, ''))
  for (const path of paths)
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)])
      if (readCookie(name) !== undefined) hostDocument.cookie = `${name}=; path=${path}; max-age=-1${domain}`
}

function encodePart(part: string): string {
  try {
    return encodeURIComponent(part)
  } catch {
    return '%EF%BF%BD'
  }
}

const isSecure = () => location.protocol === 'https:' || Boolean(window.cookiesConfig?.secure)

/** A cookie's text decoded; text that is not percent-encoding stays. PHP writes a space as `+`, scripts do not. */
export function decodeCookie(text: string, writer: 'php' | 'script' = 'script'): string {
  const spaced = writer === 'php' ? text.replaceAll('+', ' ') : text
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/**
 * The form key to send; generated when the page has none (wire: form-key). To be read for each request: a login
 * changes it.
 */
export function formKey(): string {
  const known = readCookie('form_key')
  return known && /^[0-9a-zA-Z]{16}$/.test(known) ? known : renewFormKey()
}

/** A key other than the one that was refused: the cookie's when it has changed meanwhile, else a generated one. */
export function renewFormKey(refused?: string): string {
  const known = readCookie('form_key')
  if (refused && known && known !== refused) return known
  const key = newId().slice(-16)
  writeCookie('form_key', key, { seconds: DAY })
  return readCookie('form_key') ?? key
}

declare global {
  interface Window {
    /** Printed by Magento's pages. */
    cookiesConfig?: { secure?: boolean }
  }
}
