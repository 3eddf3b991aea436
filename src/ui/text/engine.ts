import i18next, { type InitOptions } from 'i18next'

/** The build leaves out of i18next what only other options or calls would need (`.rollup/lean-i18next.mjs`). */
export const OPTIONS: Readonly<InitOptions> = {
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  parseMissingKeyHandler: () => '',
}

export const engine = i18next.createInstance()
void engine.init(OPTIONS)
