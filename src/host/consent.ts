import { isObject, readJson, readObject } from '../domain/json'
import { whenPageModule } from './sections/magento-module'
import { decodeCookie, readCookie } from './storage/cookies'

/**
 * Calls back with the shopper's consent to analytics as the page has it: at once where it is known, and with each answer
 * to the page's banner. It is known by Magento's cookie restriction mode, and by the data layer's consent commands
 * (`gtag('consent', 'update', { analytics_storage: 'granted' })`), which banners of every make send. A default of
 * `denied` is no answer yet. `older`: so many of its answers so far do not count. Returns what ends it.
 */
export function watchPageConsent(onConsent: (granted: boolean) => void, older = 0): () => void {
  const before = pageAnswers().slice(older).findLast(isAnswer)
  if (before !== undefined) onConsent(before)
  const stops = [
    watchMagento(onConsent),
    watchLayer((entry) => {
      const granted = consentIn(entry)
      if (granted !== undefined) onConsent(granted)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** What the page has answered so far, in order; undefined where that is no answer. */
export const pageAnswers = () => [isAllowedByCookie() || undefined, ...pushed().map(consentIn)]

const isAnswer = (granted: boolean | undefined) => granted !== undefined

/** `user_allowed_save_cookie` is JSON with a number for each website that was allowed to. */
function isAllowedByCookie(): boolean {
  const websites = readJson(decodeCookie(readCookie('user_allowed_save_cookie') ?? ''))
  return isObject(websites) && Object.values(websites).some(Boolean)
}

/** Magento's banner triggers its event with jQuery, which may come late, once the cookie is written. */
function watchMagento(onConsent: (granted: boolean) => void): () => void {
  const type = 'user:allowed:save:cookie'
  const onAllowed = () => onConsent(true)
  const wasAllowed = isAllowedByCookie()
  let page = window.jQuery?.(document)
  page?.on(type, onAllowed)
  const stopWaiting = whenPageModule(() => {
    if (page) return
    page = window.jQuery?.(document)
    page?.on(type, onAllowed)
    if (!wasAllowed && isAllowedByCookie()) onAllowed()
  })
  return () => {
    stopWaiting()
    page?.off(type, onAllowed)
  }
}

/** Reading what the page has put there may throw. */
function dataLayer() {
  try {
    return window.dataLayer
  } catch {
    return undefined
  }
}

function pushed(): unknown[] {
  const layer = dataLayer()
  return Array.isArray(layer) ? layer : []
}

/** Commands are `arguments` objects or arrays. */
function consentIn(entry: unknown): boolean | undefined {
  const { 0: command, 1: kind, 2: settings } = Object(entry) as Record<number, unknown>
  if (command !== 'consent') return undefined
  const { analytics_storage } = readObject(settings)
  if (analytics_storage === 'granted') return true
  return analytics_storage === 'denied' && kind === 'update' ? false : undefined
}

function watchLayer(onEntry: (entry: unknown) => void): () => void {
  const layer = dataLayer()
  if (!layer) return () => undefined
  const { push } = layer
  const watched: typeof push = (...entries) => {
    entries.forEach(onEntry)
    return push.apply(layer, entries)
  }
  layer.push = watched
  return () => {
    if (layer.push === watched) layer.push = push
  }
}
