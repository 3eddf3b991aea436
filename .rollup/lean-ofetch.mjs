import { replaceKnown } from './replace-known.mjs'

/**
 * ofetch is one function that no bundler can tree-shake. `src/api/client/transport.ts` sends text and gets text, and its
 * caller decides about retries and errors; what other options would need weighs 2.6 kB gzipped, `ufo` and `destr` included.
 */
const VALUES = { ignoreResponseError: true, retry: false }

const EXPRESSIONS = [
  // Options that Bezel does not set read as undefined; a body is text and has its type.
  [
    /(?<!delete )\bcontext\.options\.(?!(?:method|headers|signal|parseResponse)\b)(\w+)\b(?! = )/g,
    (_, name) => String(VALUES[name]),
  ],
  [/const responseType = .*;/, "const responseType = 'json';"],
  [/ \|\| destr\b/, ''],
  [/\bcreateFetchError\(context\)/, 'context.error'],
  // Addresses come with their query.
  [/\bdefaults\?\.query \|\| .*(?=\) \{)/, 'false'],
  [/"(?:query|params)" in context\.options/g, 'false'],
  [/\bnew Set\(\s*Object\.freeze\((\[.*\])\)\s*\)/, '/* @__PURE__ */ new Set($1)'],
]

/** A Rollup plugin. */
export const leanOfetch = {
  name: 'lean-ofetch',
  transform(code, id) {
    // Its entry makes a fetch at once that nobody uses.
    if (id.endsWith('/ofetch/dist/index.mjs'))
      return {
        code: replaceKnown(code, /^import ({ c as createFetch } from '.*';)[^]*/, 'export $1'),
        map: null,
      }
    if (!/\/ofetch\/dist\/shared\/ofetch\.[\w-]+\.mjs$/.test(id)) return undefined
    return {
      code: EXPRESSIONS.reduce((text, [pattern, by]) => replaceKnown(text, pattern, by), code),
      map: null,
    }
  },
}
