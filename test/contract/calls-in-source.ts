import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A request in the source: `GET` and `/rest/{}/V1/carts/mine/totals`, with `{}` for what is only known at run time. */
export interface Call {
  method: string
  path: string
  file: string
}

/** The functions that send a request: their method, or the argument that has it; and the argument that has the path. */
const SENDERS: Record<string, { method: string | number; path: number }> = {
  getJson: { method: 'GET', path: 0 },
  getJsonOnce: { method: 'GET', path: 0 },
  postIdempotent: { method: 'POST', path: 0 },
  postForm: { method: 'POST', path: 0 },
  postAction: { method: 'POST', path: 0 },
  postForRedirect: { method: 'POST', path: 0 },
  postJsonWithFormKey: { method: 'POST', path: 0 },
  sendJson: { method: 0, path: 1 },
}

type Scope = Map<string, string[]>
type Body = ts.FunctionDeclaration | ts.ArrowFunction

/** Files without any of these words send nothing, and build no path. */
const WORDS = new RegExp(`\\b(restRoot|cartPath|${Object.keys(SENDERS).join('|')})\\b`)

/** All requests that the files send, read from their code. Paths that the page names are left out. */
export function callsIn(files: string[]): Call[] {
  const sources = files
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => WORDS.test(text))
    .map(([file, text]) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  const reader = new PathReader(sources)
  return sources.flatMap((source) => reader.callsOf(source)).filter(({ path }) => path.startsWith('/'))
}

class PathReader {
  private readonly functions = new Map<string, Body>()

  constructor(sources: ts.SourceFile[]) {
    for (const source of sources) each(source, (node) => this.remember(node))
  }

  private remember(node: ts.Node) {
    if (ts.isFunctionDeclaration(node) && node.name) this.functions.set(this.key(node, node.name.text), node)
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return
    if (node.initializer && ts.isArrowFunction(node.initializer))
      this.functions.set(this.key(node, node.name.text), node.initializer)
  }

  /** Two files may have functions of one name: the file’s own comes first. */
  private key(node: ts.Node, name: string) {
    const isExported = ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Export
    return isExported ? name : `${node.getSourceFile().fileName}:${name}`
  }

  callsOf(source: ts.SourceFile): Call[] {
    const calls: Call[] = []
    each(source, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
      const sender = SENDERS[node.expression.text]
      if (!sender || !node.arguments[sender.path] || Object.hasOwn(SENDERS, functionAround(node) ?? ''))
        return
      const method =
        typeof sender.method === 'string' ? [sender.method] : this.read(node.arguments[sender.method]!)
      for (const path of this.read(node.arguments[sender.path]!))
        for (const each of method)
          calls.push({ method: each, path: path.replace(/\?.*/, ''), file: source.fileName })
    })
    return calls
  }

  /** Every text that an expression may be. */
  private read(node: ts.Expression, scope: Scope = new Map()): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (ts.isParenthesizedExpression(node)) return this.read(node.expression, scope)
    if (ts.isConditionalExpression(node)) {
      const whenTrue = this.read(node.whenTrue, scope)
      return scope.has(node.condition.getText())
        ? whenTrue
        : [...whenTrue, ...this.read(node.whenFalse, scope)]
    }
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ expression, literal }) =>
        this.read(expression, scope).map((text) => text + literal.text),
      )
      return spans.reduce(
        (heads, tails) => heads.flatMap((head) => tails.map((tail) => head + tail)),
        [node.head.text],
      )
    }
    if (ts.isIdentifier(node)) return this.readName(node, scope)
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return this.readCall(node, scope)
    return ['{}']
  }

  private readName(node: ts.Identifier, scope: Scope): string[] {
    const known = scope.get(node.text)
    if (known) return known
    const declared = constantOf(node)
    return declared ? this.read(declared, scope) : ['{}']
  }

  private readCall(node: ts.CallExpression, scope: Scope): string[] {
    const { text } = node.expression as ts.Identifier
    const found = this.functions.get(`${node.getSourceFile().fileName}:${text}`) ?? this.functions.get(text)
    const result = found && resultOf(found)
    if (!result) return ['{}']
    const inner: Scope = new Map()
    found.parameters.forEach(({ name }, index) => {
      const argument = node.arguments[index]
      if (!ts.isIdentifier(name)) return
      inner.set(name.text, argument ? this.read(argument, scope) : ['{}'])
      for (const member of argument ? trueMembersOf(argument, scope) : [])
        inner.set(`${name.text}.${member}`, [])
    })
    return this.read(result, inner)
  }
}

/** The members of an object that are `true`, as a constant or for the function that the expression is in. */
function trueMembersOf(argument: ts.Expression, scope: Scope): string[] {
  const known = [...scope.keys()].filter((name) => name.startsWith(`${argument.getText()}.`))
  if (known.length) return known.map((name) => name.slice(argument.getText().length + 1))
  const object = ts.isIdentifier(argument) && constantOf(argument, argument.getSourceFile())
  if (!object || !ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap((member) =>
    ts.isPropertyAssignment(member) && member.initializer.kind === ts.SyntaxKind.TrueKeyword
      ? [member.name.getText()]
      : [],
  )
}

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => each(child, visit))
}

/** The name of the function that a node is in. */
function functionAround(node: ts.Node): string | undefined {
  const outer = ts.findAncestor(node, (one) => ts.isFunctionDeclaration(one) || isArrowOfName(one))
  if (!outer) return undefined
  return (
    ts.isArrowFunction(outer)
      ? (outer.parent as ts.VariableDeclaration).name
      : (outer as ts.FunctionDeclaration).name
  )?.getText()
}

const isArrowOfName = (node: ts.Node) => ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent)

/** Returns the expression that a function returns at its end. */
function resultOf({ body }: Body): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body
  const last = body.statements.at(-1)
  return last && ts.isReturnStatement(last) ? last.expression : undefined
}

/** Returns the expression a name stands for: a constant, or the default of a parameter. */
function constantOf(
  node: ts.Identifier,
  scope: ts.Node = ts.findAncestor(node, ts.isFunctionLike) ?? node.getSourceFile(),
): ts.Expression | undefined {
  let found: ts.Expression | undefined
  each(scope, (one) => {
    const isDeclared = ts.isVariableDeclaration(one) || ts.isBindingElement(one) || ts.isParameter(one)
    if (isDeclared && one.name.getText() === node.text) found ??= one.initializer
  })
  return found
}
