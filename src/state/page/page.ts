import { atom, computed, onMount } from 'nanostores'
import { onPageLanguage, pageLanguage } from '../../host/page/language'
import { type PageConfig, readPageConfig } from '../../host/page/config'

/** What the theme author wrote into the page. */
export const $page = atom<PageConfig>({} as PageConfig)
onMount($page, () => $page.set(readPageConfig()))

/** The page's language once the page has changed it; its configuration is how it began. */
const $changed = atom<string | undefined>()
onMount($changed, () => onPageLanguage((locale) => $changed.set(locale)))

/** BCP 47. The page's word comes first, so no island waits for a call to know its language. */
export const $locale = computed(
  [$page, $changed],
  (page, changed) => changed ?? page.locale ?? pageLanguage(),
)
