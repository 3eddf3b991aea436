import { basename } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { read, sources } from './sources'

/** Names that mislead, and what to say: a regular expression over identifiers. Names of the wire are in strings. */
const IDENTIFIERS: [RegExp, string][] = [
  [/^[Bb]ags?([A-Z]|$)|[a-z$]Bags?([A-Z]|$)/, 'cart'],
  [/^\$?pieces?([A-Z]|$)|[a-z]Pieces?([A-Z]|$)|^Piece/, 'item; unit for one of several of an item'],
  [
    /^\$?wish(es)?$|^(send|forget)Wish|[Ww]ish(es|Name)/,
    'pendingQuantities for the cart, wishlist for the wish list',
  ],
  [/^(keepLines|lineErrors|\$lines?|cartLines?)$/, 'item, cartItem'],
  [/^(ask|tell|hear|note|say)[A-Z]|^(tell|hear|says?)$/, 'fetch or prompt; emit or notify; listen; record'],
  [/(^|[a-z])(Told|Heard|Says)([A-Z]|$)|^(told|heard)|^HEARD$/, 'emitted, message, received'],
  [/^(takeOut|takeBack|takeUp|catchUp)/, 'removeItem, cancel…, and so on: what it does'],
  [
    /^(vouchForSession|unexpectChange|chooseAddress|\$choice|agreed|agreedNow|isStillAgreed)$/,
    'what it does',
  ],
  [/^\$?placing$/, 'orderStatus, isPlacingOrder'],
  [/^\$?covers?$/, 'showOverlay, $overlays'],
  [/^spend(Credit|Points)$/, 'applyStoreCredit, applyRewardPoints'],
  [/^(is)?[iI]nsured?([A-Z]|$)|^insurance[A-Z]|^note(Insured|Shipping)/, 'tariffInsurance'],
  [/(^|[a-z])[wW]orth([A-Z]|$)/, 'value, amount'],
  [/^(withWords|prepared|Late|withCart)$/, 'lazyWidgetPart, withFreshCart, or what it promises'],
]

/** The same for names of files. */
const FILES: [RegExp, string][] = [
  [
    /^(bag|pieces?|wish(?!list)|take-out|ask-|tell|hear|told|said)/,
    'cart, item, remove-item, fetch-…, notify',
  ],
  [/^(typed|later|late|alone|within|notes|parts|remains|insurance|place|words)\./i, 'what is in the file'],
]

/** Phrases of comments and test titles. */
const PHRASES: [RegExp, string][] = [
  [/\bbags?\b|(?<!one )\bpieces?\b/i, 'cart; item, or unit for one of several'],
  [/\bwish(es)?\b(?! list)/i, 'requested quantity'],
  [
    /\b(shopper|page|who(ever)?|one) (is|was|are) told\b|\bis told\b|\btells? (the )?(shopper|page|shop)\b/i,
    'user-facing message, event',
  ],
  [/\basks? (of )?(the )?(shop|server|storefront)\b|\basked (of|for by)\b/i, 'requests'],
  [/\bthe (shop|house)’s own doing\b|\bthe house\b/i, 'Bezel, the bundle, the module'],
  [/\bhears?\b|\bheard\b/i, 'listens, receives'],
  [/\bwhoever\b|\bgoes along with\b/i, 'the caller, the module; belongs to'],
]

interface Parts {
  /** Code without comments and without the text of strings, templates and regular expressions. */
  code: string
  /** Comments, and titles of tests. */
  prose: string[]
}

function partsOf(file: string, text: string): Parts {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const prose: string[] = []
  let code = text
  const visit = (node: ts.Node) => {
    if (isText(node)) {
      const start = node.getStart(source)
      code = code.slice(0, start) + ' '.repeat(node.end - start) + code.slice(node.end)
    }
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments
      if (title && (isText(title) || ts.isTemplateExpression(title))) prose.push(title.getText(source))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g
  return { code: code.replace(comment, ''), prose: [...prose, ...(code.match(comment) ?? [])] }
}

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateLiteralToken(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node)

/** What of the texts is on the list, as "file: found → say". */
const findIn = (file: string, texts: Iterable<string>, list: [RegExp, string][]) =>
  [...new Set(texts)].flatMap((text) =>
    list.flatMap(([word, say]) => {
      const found = word.exec(text)
      return found ? [`${file}: ${found.input.length < 40 ? text : found[0]} → ${say}`] : []
    }),
  )

const findAll = (file: string, code: string, prose: string[]) => [
  ...findIn(file, code.match(/[A-Za-z_$][\w$]*/g) ?? [], IDENTIFIERS),
  ...findIn(file, prose, PHRASES),
]

it('one thing has one name: the ones we no longer use stand in no file name, identifier, comment or test title', () => {
  const checked = sources.filter((file) => !file.endsWith('vocabulary.test.ts'))
  const found = checked.flatMap((file) => {
    const text = read(file)
    // Parsing is slow, and most files have none of the words at all.
    if (file.endsWith('.css') || !findAll(file, text, [text]).length) return []
    const { code, prose } = partsOf(file, text)
    return findAll(file, code, prose)
  })
  expect([...found, ...checked.flatMap((file) => findIn(file, [basename(file)], FILES))]).toEqual([])
}, 30_000)
