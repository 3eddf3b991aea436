import { replaceKnown } from './replace-known.mjs'

/**
 * ofetch is one function that no bundler can tree-shake. `src/api/client/transport.ts` sends text and gets text, and its
 * caller decides about retries and errors; what other options would need weighs 2.6 kB gzipped, `ufo` and `destr` included.
 */
const VALUES = { ignoreResponseError: true, retry: false }

const EXPRESSIONS = [
  // Text is read as it is, and what fails is thrown as it is.
  [/const responseType = [^]*?case "json": \{([^]*?)break;[^]*?default: \{[^]*?\}\s*\}/, '$1'],
  [/ \|\| destr\b/, ''],
  [/\bawait onError\(context\)/, 'Promise.reject(error)'],
  // Its caller has a time limit of its own.
  [/,\s*AbortController = .*/, ''],
  // Options that Bezel does not set read as undefined; a body is text and has its type, a method is in capitals.
  [/context\.options\.method = .*;/, ''],
  [
    /(?<!delete )\bcontext\.options\.(?!(?:method|headers|signal|parseResponse)\b)(\w+)\b(?! = )/g,
    (_, name) => String(VALUES[name]),
  ],
  // Addresses come with their query, and all headers with their request.
  [/\bdefaults\?\.query \|\| .*(?=\) \{)/, 'false'],
  [/\bquery,\s*params: query,/, ''],
  [/"(?:query|params)" in context\.options/g, 'false'],
  [/\bdefaults\?\.headers\b/, 'undefined'],
  // One instance with its defaults is all there is.
  [/\$fetch\.(?:native|create) = [^]*?;\n/g, ''],
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
