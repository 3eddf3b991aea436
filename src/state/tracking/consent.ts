import { atom, onMount } from 'nanostores'
import { readPageConfig } from '../../host/page/config'

/**
 * Whether the shopper consents to analytics; undefined until known. Set by the page's configuration (`consent`) or by
 * `Bezel.consent(granted)`, which may be called again.
 */
export const $consent = atom<boolean | undefined>()
onMount($consent, () => {
  if ($consent.value === undefined) $consent.set(readPageConfig().consent)
})
