import { readLocale } from '../../domain/locale'
import { readPageConfig } from './config'
import { safeUrl } from '../safe-url'

/**
 * Leaves the page. The promise never settles, so nothing after it runs while the browser is on its way; it rejects
 * when the address is neither of this site nor of a listed host (hosts of the page's configuration when none are
 * given).
 */
export async function go(url: string, allowedHosts?: readonly string[]): Promise<never> {
  const target = safeUrl(url, allowedHosts ?? readPageConfig().redirectHosts)
  if (!target) throw new Error('Bezel: refused to leave for an address outside the shop')
  location.assign(target.href)
  return new Promise<never>(() => {})
}

/** Same as going: never settles. */
export function reload(): Promise<never> {
  location.reload()
  return new Promise<never>(() => {})
}

/** Calls back when the browser shows this page again from memory (Back), where timers and jobs stood still. */
export function onReturn(fn: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) fn()
  }
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}

/** Calls back when the shopper leaves the page, with time to hand over what must not be lost but for no answer. */
export function onLeave(fn: () => void): () => void {
  window.addEventListener('pagehide', fn)
  return () => window.removeEventListener('pagehide', fn)
}

/**
 * Turns clicks on `[data-widget-open=name]`, and on the trigger if one is named, into "open". Clicks that mean
 * another tab or window stay the browser's. Until somebody listens, the links just work.
 */
export function onOpen(name: string, fn: (opener: HTMLElement) => void, trigger?: string): () => void {
  const selector = [`[data-widget-open="${CSS.escape(name)}"]`, isSelector(trigger) ? trigger : ''].filter(
    Boolean,
  )
  const clicked = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const from = event.target instanceof Element ? event.target.closest(selector.join(',')) : null
    if (!from) return
    event.preventDefault()
    fn(from as HTMLElement)
  }
  // Capturing, because themes stop clicks on their cart link from going up.
  document.addEventListener('click', clicked, true)
  return () => document.removeEventListener('click', clicked, true)
}

function isSelector(text: string | undefined): boolean {
  if (!text) return false
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    console.warn(`Bezel: "${text}" is not a selector and is ignored`)
    return false
  }
}

export const pageUrl = (): string => location.href

/** What stands behind the question mark of the page's address. */
export const pageQuery = (): URLSearchParams => new URLSearchParams(location.search)

/** Language of the page as BCP 47; English when it names none. */
export const pageLanguage = (): string => readLocale(document.documentElement.lang) ?? 'en'

/** Puts a text before the page's title until called off; a title changed meanwhile is left alone. */
export function setTitlePrefix(prefix: string): () => void {
  const before = document.title
  const during = `${prefix} ${before}`
  document.title = during
  return () => {
    if (document.title === during) document.title = before
  }
}

/** The browser's own confirm, for pages without a confirm-dialog island. No where the browser suppresses it. */
export function confirmInBrowser(question: string): boolean {
  try {
    return window.confirm(question)
  } catch {
    return false
  }
}
