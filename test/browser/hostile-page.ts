import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const require = createRequire(import.meta.url)

const script = (file: string) => `<script>${readFileSync(file, 'utf8')}</script>`

/** Libraries that change the built-in objects, as they are. Prototype 1.7.3 deletes `entries`, and no registry has it. */
export const libraries = {
  'Sugar 1': script(require.resolve('sugar/sugar-full.js')),
  'es5-shim, without the entries of lists':
    script(require.resolve('es5-shim')) + '<script>delete Array.prototype.entries</script>',
}

/**
 * Libraries beside which the card provider's own code fails: with the first two the callbacks of `map` get no list. They are as
 * they were published, among the tests of a parser.
 */
export const withoutCards = {
  'Prototype 1.6.1': script(require.resolve('old-libraries/test/3rdparty/prototype-1.6.1.js')),
  'Prototype 1.7': script(require.resolve('old-libraries/test/3rdparty/prototype-1.7.0.0.js')),
  'MooTools 1.4': script(require.resolve('old-libraries/test/3rdparty/mootools-1.4.1.js')),
}

/**
 * Changes the built-in objects as Prototype 1.7.1 and later and MooTools 1.6 do, which no registry has: callbacks get no list as
 * their third argument, `entries` gives values, and `Document` is another. The callbacks of `map` keep theirs: with the `map`
 * of Prototype 1.6.1 and 1.7.0 the card provider's own library fails.
 */
export const prototype = `<script>
  for (const name of ['filter', 'find', 'every', 'some']) {
    const own = Array.prototype[name]
    Array.prototype[name] = function (fn, self) { return own.call(this, (value, at) => fn.call(self, value, at)) }
  }
  Array.prototype.entries = function () { return this.slice() }
  Object.values = (object) => { const values = []; for (const name in object) values.push(object[name]); return values }
  for (const name of ['startsWith', 'endsWith']) {
    const own = String.prototype[name]
    String.prototype[name] = function (text) { return own.call(this, text) }
  }
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"' }
  window.Document = class Document {}
  Array.prototype.toJSON = function () { return '[' + this.map(JSON.stringify).join(', ') + ']' }
  String.prototype.toJSON = Number.prototype.toJSON = function () { return '"' + this + '"' }
  Object.toJSON = JSON.stringify
  Array.prototype.each = function (fn) { for (const one of this) fn(one) }
  Function.prototype.methodize = function () { return this }
  Object.prototype.inherited = 'by everything'
</script>`

/** Built-in functions replaced by others that do the same. */
export const natives = `<script>
  Array.from = (list) => { const copy = []; for (let at = 0; at < (list?.length ?? 0); at++) copy.push(list[at]); return copy }
  Function.prototype.bind = function (self, ...first) { const own = this; return function (...rest) { return own.apply(self, [...first, ...rest]) } }
  HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this }
  const { fetch, setTimeout, Promise } = window
  window.fetch = (...all) => fetch(...all)
  window.setTimeout = (...all) => setTimeout(...all)
  window.Promise = class Theirs extends Promise {}
</script>`

const read = (name: string) => readFileSync(require.resolve(name).replace(/\.\w+$/, '.umd.js'), 'utf8')

/** A page with its own Preact, and with globals of the names that libraries commonly use. */
export const theirs = `<script>${read('preact')}</script>
  <script>${read('preact/hooks')}</script>
  <script>
    window.React = { version: '0.14.0' }
    window.i18next = { language: 'tlh', t: () => 'not yours' }
    window.nanostoresGlobal = { epoch: 'theirs' }
    window.define = Object.assign(() => { throw new Error('Mismatched anonymous define() module') }, { amd: {} })
    window.module = { exports: {} }
    window.exports = window.module.exports
    window.require = (name) => { throw new Error('Module name ' + name + ' has not been loaded') }
    const names = ['preact', 'preactHooks', 'React', 'i18next', 'nanostoresGlobal', 'define', 'module', 'exports', 'require']
    const kept = names.map((name) => window[name])
    const hooks = preact.options.__h
    window.changed = () => names.filter((name, at) => window[name] !== kept[at]).concat(preact.options.__h === hooks ? [] : 'hooks')
  </script>`

/** Stops every key event before it reaches its target. */
export const greedy = `<script>
  for (const type of ['keydown', 'keypress', 'keyup'])
    addEventListener(type, (event) => event.stopImmediatePropagation(), true)
</script>`

/** Replaces the page's body, as Turbo does. */
export const swapBody = (page: Page, markup: string) =>
  page.evaluate((content) => {
    const body = document.createElement('body')
    body.innerHTML = content
    document.body.replaceWith(body)
  }, markup)

/** Wraps every text of the islands in an element, as a browser's translator does. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.className = 'translated-ltr'
    for (const island of document.querySelectorAll('[data-widget] .bzl')) {
      const words = document.createTreeWalker(island, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (words.nextNode()) texts.push(words.currentNode)
      for (const text of texts) {
        const font = document.createElement('font')
        text.parentNode!.replaceChild(font, text)
        font.append(text.textContent!)
      }
    }
  })
