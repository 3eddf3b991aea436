import i18next from 'i18next'
import { files, type LocaleTexts } from '../locales.ts'

export type TextKey = keyof LocaleTexts['pages']

export type Texts = (key: TextKey, values?: Record<string, string | number>) => string

const i18n = i18next.createInstance()
void i18n.init({
  resources: files,
  lng: 'en',
  fallbackLng: 'en',
  keySeparator: false,
  nsSeparator: false,
  // Templates escape what they show.
  interpolation: { escapeValue: false },
})

/** The texts of the pages in a language, English for a language without a file. */
export const textsOf =
  (lng: string): Texts =>
  (key, values) =>
    i18n.t(key, { lng, ns: 'pages', replace: values })
