import { replaceKnown } from './replace-known.mjs'

/**
 * i18next is one file of classes that no bundler can tree-shake, and offers no smaller entry (i18next/i18next#1396). Bezel
 * hands it strings and asks for one plural form at a time, so it ships the plural rules and how a string is found; what
 * loads, detects, interpolates, formats and logs would weigh 14 kB gzipped on every page. `src/ui/text/engine.test.ts`
 * compares the rest with the whole library.
 */

/** Classes with the little that is used of them. */
const CLASSES = {
  EventEmitter: '',
  Logger: '',
  I18n: `
    init(options) {
      const languageUtils = new LanguageUtil(options)
      const pluralResolver = new PluralResolver(languageUtils)
      const resourceStore = new ResourceStore()
      this.translator = new Translator({ languageUtils, pluralResolver, resourceStore }, options)
      this.addResourceBundle = resourceStore.addResourceBundle
    }
    t(key, options) { return this.translator.translate(key, options) }
    static createInstance() { return Object.assign(new I18n(), { createInstance: I18n.createInstance }) }`,
  LanguageUtil: `
    constructor({ fallbackLng }) { this.toResolveHierarchy = (code) => [code, fallbackLng] }`,
  ResourceStore: `
    constructor() {
      const bundles = new Map()
      this.addResourceBundle = (language, namespace, strings) =>
        bundles.set(language + '/' + namespace, new Map(Object.entries(strings)))
      this.getResource = (language, namespace, key) => bundles.get(language + '/' + namespace)?.get(key)
    }`,
}

/** Methods with the little that is used of them; without a body they are left out. */
const METHODS = {
  PluralResolver: {
    clearCache: '',
    getPluralFormsOfKey: '',
    // Another script may have replaced it by one that throws.
    getRule: `
      try { return (this.pluralRulesCache[code] ??= new Intl.PluralRules(code)) }
      catch { return { select: () => 'other' } }`,
    getSuffix: `
      return '_' + this.getRule(code).select(count)`,
    getSuffixes: '',
    needsPlural: '',
  },
  Translator: {
    changeLanguage: '',
    exists: '',
    extendTranslation: '',
    extractFromKey: '',
    getUsedParamsDetails: '',
    hasDefaultValue: '',
    resolve: '',
    // The form for the count, then the string without one; all of that in English where the language has neither.
    translate: `
      const { lng, ns, count } = o
      for (const code of this.languageUtils.toResolveHierarchy(lng)) {
        const suffixes = ['']
        if (typeof count === 'number') suffixes.unshift(this.pluralResolver.getSuffix(code, count))
        if (count === 0) suffixes.unshift('_zero')
        for (const suffix of suffixes) {
          const res = this.getResource(code, ns, keys + suffix)
          if (this.isValidLookup(res)) return res
        }
      }
      return this.options.parseMissingKeyHandler(keys)`,
  },
}

const EXPRESSIONS = [
  // Options that Bezel does not set read as undefined.
  [/\bthis\.options\.(?:keySeparator === undefined|return\w+)/g, 'false'],
  // Logging, and what is told of missing strings.
  [/\bthis\.logger = .*;/g, ''],
  [/\bthis\.checkedLoadedFor = .*;/, ''],
  // A way to hold strings that Bezel does without.
  [/\bthis\.i18nFormat\b/g, 'undefined'],
  // Nobody listens.
  [/ extends EventEmitter\b/g, ''],
  [/\bsuper\(\);/g, ''],
  [/\bcopy\(\[.*\], services, this\)/, 'Object.assign(this, services)'],
]

/** A Rollup plugin. */
export const leanI18next = { name: 'lean-i18next', transform }

function transform(code, id) {
  if (!id.endsWith('/i18next/dist/esm/i18next.js')) return undefined
  for (const [name, body] of Object.entries(CLASSES))
    code = replaceKnown(code, new RegExp(`^class ${name} [^]*?^}`, 'm'), `class ${name} {${body}\n}`)
  for (const [name, methods] of Object.entries(METHODS)) {
    const change = (text, [method, body]) =>
      replaceKnown(
        text,
        new RegExp(`^(  (?:static )?${method}\\([^]*?\\) {)$[^]*?^  }$`, 'm'),
        body && `$1${body}}`,
      )
    code = replaceKnown(code, new RegExp(`^class ${name} [^]*?^}`, 'm'), (text) =>
      Object.entries(methods).reduce(change, text),
    )
  }
  for (const [pattern, by] of EXPRESSIONS) code = replaceKnown(code, pattern, by)
  return { code, map: null }
}
