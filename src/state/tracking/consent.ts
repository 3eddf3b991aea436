import { atom, onMount } from 'nanostores'
import { readPageConfig } from '../../host/page/config'

/**
 * Whether the shopper agreed to be measured; undefined while nobody has said. The page says it in its configuration
 * (`consent`) or by `Bezel.consent(granted)`, as often as the shopper changes their mind.
 */
export const $consent = atom<boolean | undefined>()
onMount($consent, () => {
  if ($consent.value === undefined) $consent.set(readPageConfig().consent)
})
