/**
 * i18next is one file of classes that no bundler can tree-shake, and offers no smaller entry (i18next/i18next#1396). Bezel
 * hands it strings and looks one up at a time; the loading, formatting, logging and nesting it never calls weigh 4.5 kB
 * gzipped on every page, more than the budgets of test/size.mjs leave.
 */
const CLASSES = {
  Connector: 'on() {} load(languages, namespaces, done) { done() }',
  Formatter: 'format(value) { return value }',
  Logger: 'init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this }',
}
const METHODS = {
  I18n: [
    ...['reloadResources', 'use', 'hydrate', 'getFixedT', 'hasLoadedNamespace', 'loadNamespaces'],
    ...['loadLanguages', 'dir', 'cloneInstance', 'toJSON', 'exists', 'setDefaultNamespace'],
  ],
  Interpolator: ['nest'],
  PluralResolver: ['getPluralFormsOfKey'],
  ResourceStore: ['addResources', 'removeResourceBundle', 'removeNamespaces', 'getDataByLanguage', 'toJSON'],
  Translator: ['exists'],
}

/** A Rollup plugin. A name that another version of i18next no longer has fails the build. */
export const leanI18next = { name: 'lean-i18next', transform }

function transform(code, id) {
  if (!id.endsWith('/i18next/dist/esm/i18next.js')) return undefined
  for (const [name, body] of Object.entries(CLASSES)) code = replaceClass(code, name, () => `{${body}}`)
  for (const [name, methods] of Object.entries(METHODS)) {
    const empty = (text, method) =>
      replace(text, new RegExp(`^  ${method}\\([^]*?^  }$`, 'm'), `  ${method}() {}`)
    code = replaceClass(code, name, (body) => methods.reduce(empty, body))
  }
  return { code, map: null }
}

const replaceClass = (code, name, change) =>
  replace(
    code,
    new RegExp(`^(class ${name}(?: extends \\w+)? )({[^]*?^})`, 'm'),
    (_, head, body) => (name in CLASSES ? `class ${name} ` : head) + change(body),
  )

function replace(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`i18next has no ${pattern}`)
  return text.replace(pattern, by)
}
