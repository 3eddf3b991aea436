import ts from 'typescript'
import { filesIn, read } from './sources.ts'

/** Everything that a page's console may show of ours. Each `…` stands for a value. */
export interface Lines {
  /** Warnings, messages of debug mode, and messages of errors, without "Bezel: ". */
  lines: string[]
  /** The names in "Bezel: … failed". */
  failures: string[]
}

/** A text with `…` for each value in it; undefined for anything else. */
function textOf(node: ts.Node | undefined, constants: Map<string, ts.Expression>): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
  return constant && textOf(constant, new Map())
}

const WARNINGS = ['console.warn', 'console.info', 'logDebug', 'log', 'warn']
const FAILURES = ['logFailure', 'task']
/** Classes of errors, each at the place of its message among the arguments. */
const ERRORS = ['Error', 'BezelError']

function collect(file: string, found: Lines) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const constants = new Map<string, ts.Expression>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer)
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source)
      const text = textOf(node.arguments[0], constants)
      if (text !== undefined && WARNINGS.includes(called)) found.lines.push(text)
      if (text !== undefined && FAILURES.includes(called)) found.failures.push(text)
    }
    if (ts.isNewExpression(node)) {
      const made = node.expression.getText(source)
      const text = textOf(node.arguments?.[ERRORS.indexOf(made)], constants)
      if (text && (made !== 'Error' || /^Bezel: |^There is no widget/.test(text))) found.lines.push(text)
    }
    node.forEachChild(visit)
  }
  visit(source)
}

const unique = (texts: string[]) => [...new Set(texts)].sort()

/** Reads the source for what it may write to the console. */
export function consoleLines(): Lines {
  const found: Lines = { lines: [], failures: [] }
  for (const file of ['src', 'widgets', 'loader'].flatMap((folder) => filesIn(folder)))
    if (!/\.(test|fixture)\.|\.d\.ts$/.test(file)) collect(file, found)
  const lines = found.lines.map((line) => line.replace(/^Bezel: /, ''))
  return { lines: unique(lines).filter((line) => line !== '…'), failures: unique(found.failures) }
}
