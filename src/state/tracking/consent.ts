import { atom, onMount } from 'nanostores'
import { readPageConfig } from '../../host/page/config'

/**
 * Whether the shopper consents to analytics; undefined until known. Set by the page's configuration (`consent`), by its
 * banner (host/consent.ts), or by `Bezel.consent(granted)`; the last answer counts.
 */
export const $consent = atom<boolean | undefined>()
onMount($consent, () => {
  if ($consent.value === undefined) $consent.set(readPageConfig().consent)
})
