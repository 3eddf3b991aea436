import { atom, computed, onMount } from 'nanostores'
import { onPageLanguage, pageLanguage } from '../page/language.ts'
import { type PageConfig, readPageConfig } from '../page/config.ts'

/** The page's configuration (`#bezel-config`). */
export const $page = atom<PageConfig>({} as PageConfig)
onMount($page, () => $page.set(readPageConfig()))

/** Set when the page changes its `<html lang>`; this counts more than the configuration. */
const $changed = atom<string | undefined>()
onMount($changed, () => onPageLanguage((locale) => $changed.set(locale)))

/** BCP 47. Taken from the page, so that no island waits for a request to know its language. */
export const $locale = computed(
  [$page, $changed],
  (page, changed) => changed ?? page.locale ?? pageLanguage(),
)
