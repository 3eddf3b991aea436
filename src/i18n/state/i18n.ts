import i18next from 'i18next'

/** Texts of every language that has arrived, as the files in `locales/` have them: i18next JSON v4 with flat keys. */
export const i18n = i18next.createInstance()

void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  // A shopper never sees a key or the name of a value.
  parseMissingKeyHandler: () => '',
  missingInterpolationHandler: () => '',
  // Texts are rendered as text, never as markup.
  interpolation: { escapeValue: false },
})
