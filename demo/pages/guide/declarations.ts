import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A member of an interface, or a text of a union: its name, its type as written, and its comment. */
export interface Declared {
  name: string
  type: string
  comment: string
}

const TYPES = join(import.meta.dirname, '../../../src/public')

/** The members of an interface or of a union of texts in a file of the public types. */
export function declaredIn(file: string, name: string): Declared[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(TYPES, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const of = (node: ts.Node, type: ts.Node | undefined, label: string): Declared => ({
    name: label.replace(/^'|'$/g, ''),
    type: type?.getText(source).replace(/\s+/g, ' ') ?? '',
    comment: commentOf(node, source),
  })
  const found: Declared[] = []
  source.forEachChild((node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === name)
      for (const member of node.members) {
        const isMethod = ts.isMethodSignature(member)
        const type = isMethod ? member : (member as ts.PropertySignature).type
        found.push(of(member, type, member.name?.getText(source) ?? ''))
      }
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name && ts.isUnionTypeNode(node.type))
      for (const one of node.type.types) found.push(of(one, undefined, one.getText(source)))
  })
  return found
}

/** The text of the comment right before a node. */
function commentOf(node: ts.Node, source: ts.SourceFile): string {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []
  const last = ranges.at(-1)
  if (!last) return ''
  return source.text
    .slice(last.pos, last.end)
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
