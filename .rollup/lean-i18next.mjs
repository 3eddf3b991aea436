import { replaceKnown } from './replace-known.mjs'

/**
 * i18next is one file of classes that no bundler can tree-shake, and offers no smaller entry (i18next/i18next#1396). Bezel
 * hands it strings and asks for one plural form at a time, so it ships the translator and the plural rules; what loads,
 * detects, interpolates, formats and logs would weigh 14 kB gzipped on every page. `src/ui/text/engine.test.ts` compares
 * the rest with the whole library.
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
    getSuffixes: '',
    needsPlural: '',
  },
  Translator: {
    changeLanguage: '',
    exists: '',
    extendTranslation: 'return res',
    extractFromKey: 'return { key, namespaces: [opt.ns] }',
    getUsedParamsDetails: '',
    hasDefaultValue: '',
  },
}

/** Options that Bezel sets; every other one reads as undefined, or as a default that matters. */
const SET = 'lng|fallbackLng|ns|count|parseMissingKeyHandler'
const VALUES = {
  applyPostProcessor: false,
  keySeparator: false,
  pluralSeparator: "'_'",
  prepend: "'_'",
  skipInterpolation: true,
}

const EXPRESSIONS = [
  [
    new RegExp(`(?:this\\.options|\\bopt|\\boptions)\\??\\.(?!(?:${SET})\\b)(\\w+)\\b(?! = )`, 'g'),
    (_, name) => String(VALUES[name]),
  ],
  // Logging, and telling of missing strings.
  [/\b(?:this\.logger|baseLogger)\.\w+(?=\()/g, 'void '],
  [/\bthis\.logger\.debug\b/g, 'false'],
  [/\bif \(usedKey \|\| usedDefault \|\| updateMissing\)/, 'if (false)'],
  // Parts of the translator that Bezel does without.
  [/\bthis\.(?:i18nFormat|utils)\b/g, 'undefined'],
  // Keys and texts are strings, and no text has a default in the code.
  [/\btypeof (?:keys|k) === 'function'/g, 'false'],
  [/\b(?:shouldHandleAsObject|Translator\.hasDefaultValue)\(\w+\)/g, 'false'],
  [/\bconst (defaultValueSuffix|resType) = .*;/g, "const $1 = ''"],
  // Every language is one of `locales`, and its strings are there.
  [/\blng\?\.toLowerCase\(\) === 'cimode'/, 'false'],
  [/!this\.checkedLoadedFor\[`.*?`\]/, 'false'],
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
