import { atom, onMount } from 'nanostores'
import { pageAnswers, watchPageConsent } from '../page/consent.ts'
import { readPageConfig } from '#storefront/page/config.ts'

/**
 * Whether the shopper consents to analytics; undefined until known. Set by the page's configuration (`consent`), by its
 * banner (host/consent.ts), or by `Bezel.consent(granted)`; the last answer counts.
 */
export const $consent = atom<boolean | undefined>()
onMount($consent, () => {
  if ($consent.value === undefined) $consent.set(readPageConfig().consent)
})

/** The answers of the page that are older than what a script has set. */
const $older = atom<ReturnType<typeof pageAnswers>>([])

export function answerConsent(granted: boolean): void {
  $older.set(pageAnswers())
  $consent.set(granted)
}

export const followPageConsent = () => watchPageConsent((granted) => $consent.set(granted), $older.get())
