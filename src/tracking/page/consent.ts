import { isObject, readJson, readObject } from '#lib/json.ts'
import { type DataLayer, dataLayer, watchDataLayer } from './data-layer.ts'
import { whenPageModule } from '#storefront/page/sections/magento-module.ts'
import { decodeCookie, readCookie } from '#dom/storage/cookies.ts'

/** An answer of the shopper to the page's banner. */
interface Answer {
  granted: boolean
  /** The text of the cookie, or the entry of the data layer. */
  by: unknown
}

/**
 * Calls back with the shopper's consent to analytics as the page has it. It is called at once if the consent
 * is known, and for each answer to the page's banner. Consent is known from Magento's cookie restriction
 * mode, and from the data layer's consent commands. Banners of every make send these: `gtag('consent',
 * 'update', { analytics_storage: 'granted' })`. A default of `denied` does not count as an answer yet. The
 * `older` answers are ignored. An answer that is found again in a layer that replaces another is ignored,
 * too. Returns a stop function.
 */
export function watchPageConsent(onConsent: (granted: boolean) => void, older: Answer[] = []): () => void {
  const heard = new Set(older.map(({ by }) => by))
  const hearLast = (answers: Answer[]) => {
    const last = answers.filter(({ by }) => !heard.has(by)).at(-1)
    answers.forEach(({ by }) => heard.add(by))
    if (last) onConsent(last.granted)
  }
  hearLast(pageAnswers())
  const stops = [watchMagento(onConsent)]
  const stopLooking = watchDataLayer((layer) => {
    hearLast(answersIn(layer))
    const onPush = (entries: unknown[]) => {
      for (const { granted, by } of entries.flatMap(answerIn)) {
        heard.add(by)
        onConsent(granted)
      }
    }
    // A layer that was replaced is still heard: a banner that was there before may push to it.
    stops.push(watchPushes(layer, onPush))
  })
  return () => [stopLooking, ...stops].forEach((stop) => stop())
}

/** Returns the page's answers so far, in order. */
export function pageAnswers(): Answer[] {
  const byCookie = isAllowedByCookie() ? [{ granted: true, by: readCookie(COOKIE) }] : []
  return [...byCookie, ...answersIn(dataLayer())]
}

/** JSON with a number for each website that was allowed to. */
const COOKIE = 'user_allowed_save_cookie'

function isAllowedByCookie(): boolean {
  const websites = readJson(decodeCookie(readCookie(COOKIE) ?? ''))
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

const answersIn = (layer: DataLayer | undefined): Answer[] =>
  Array.isArray(layer) ? layer.flatMap(answerIn) : []

/**
 * Commands are `arguments` objects or arrays. Returns an empty list if the entry does not contain an answer.
 */
function answerIn(entry: unknown): Answer[] {
  const { 0: command, 1: kind, 2: settings } = Object(entry) as Record<number, unknown>
  const { analytics_storage } = readObject(command === 'consent' ? settings : undefined)
  const isRefused = analytics_storage === 'denied' && kind === 'update'
  return analytics_storage === 'granted' || isRefused ? [{ granted: !isRefused, by: entry }] : []
}

function watchPushes(layer: DataLayer, onPush: (entries: unknown[]) => void): () => void {
  const { push } = layer
  const watched: typeof push = (...entries) => {
    onPush(entries)
    return push.apply(layer, entries)
  }
  layer.push = watched
  return () => {
    if (layer.push === watched) layer.push = push
  }
}
