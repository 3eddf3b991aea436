import fc from 'fast-check'
import {
  createSourceFile,
  forEachChild,
  isRegularExpressionLiteral,
  type Node,
  ScriptTarget,
} from 'typescript'
import { expect, it } from 'vitest'
import { read, sources } from './sources.ts'

interface Literal {
  place: string
  expression: RegExp
}

const literals = sources
  .filter((file) => /^(src|widgets|loader)\/.*(?<!\.test)\.tsx?$/.test(file))
  .flatMap(literalsIn)

function literalsIn(file: string): Literal[] {
  const source = createSourceFile(file, read(file), ScriptTarget.Latest, true)
  const found: Literal[] = []
  const visit = (node: Node) => {
    if (isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
      found.push({ place: `${file}: ${node.text}`, expression: new RegExp(body, flags) })
    }
    forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * Texts that a shop, a merchant or an address could repeat: beginnings of a match, the expression's signs,
 * and others.
 */
function pumps(expression: RegExp): string[] {
  const own = expression.source.replace(/\\[a-z]/gi, '').replace(/\\(.)|[()[\]{}?*+|^$]/g, '$1')
  const found = fc.sample(matching(expression), { numRuns: 10, seed: 1 })
  const beginnings = found.flatMap((text) => [1, 2, 3, 4].map((length) => text.slice(0, length)))
  return [
    ...new Set([
      ...beginnings,
      ...[...own.slice(0, 12)].flatMap((sign) => [sign, `${sign}a`, `${sign} `]),
      ...' a01-.<%\n',
    ]),
  ].filter(Boolean)
}

function matching(expression: RegExp) {
  try {
    return fc.stringMatching(expression)
  } catch {
    // Not every syntax can be generated.
    return fc.constant('')
  }
}

const ENDS = ['', '\u0000']

/** In milliseconds; `replace` runs the expression from every position, as the code does. */
function timeOf(expression: RegExp, text: string): number {
  const start = performance.now()
  text.replace(expression, '')
  return performance.now() - start
}

const best = (expression: RegExp, text: string) => Math.min(...[1, 2, 3].map(() => timeOf(expression, text)))

/** On a busy machine a quick expression takes long now and then, a slow one always. */
const isSlow = (expression: RegExp, pump: string, end: string) =>
  [1, 2, 3, 4, 5].every(() => takesLong(expression, pump, end))

/** Takes eight times as long for four times the text, and long enough for the clock to tell. */
function takesLong(expression: RegExp, pump: string, end: string): boolean {
  const [short, long] = [4000, 16_000].map((length) => pump.repeat(length / pump.length) + end)
  return (
    timeOf(expression, long!) > 8 && best(expression, long!) > 8 * Math.max(best(expression, short!), 0.2)
  )
}

it.each(literals)('takes no longer than the text is long: $place', ({ expression }) => {
  const slow = pumps(expression).find((pump) => ENDS.some((end) => isSlow(expression, pump, end)))
  expect(slow).toBeUndefined()
})
