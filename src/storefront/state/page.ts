import { atom, computed, onMount } from 'nanostores'
import { type PageConfig, readPageConfig } from '../page/config.ts'
import { readLocale } from '#lib/text/locale.ts'
import { observer, hostDocument } from '#dom/document.ts'

/** Language of the page as BCP 47; English when it names none. */
export const pageLanguage = (): string => readLocale(hostDocument.documentElement.lang) ?? 'en'

/**
 * Calls back with the page's language (BCP 47) when the page changes `<html lang>`. Changes by the browser's translator
 * are left out: it translates our texts as well.
 */
function onPageLanguage(fn: (locale: string) => void): () => void {
  const html = hostDocument.documentElement
  const changes = observer(() => {
    const locale = readLocale(html.lang)
    if (locale && !/\btranslated-(ltr|rtl)\b/.test(html.className)) fn(locale)
  })
  changes?.observe(html, { attributeFilter: ['lang'] })
  return () => changes?.disconnect()
}

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
