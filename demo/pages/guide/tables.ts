import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import schema from '#public/bezel-config.schema.json'
import { attributeOf, type Declarations } from '#ui/island/properties.ts'
import { localeTexts } from '../../locales.ts'
import { tokens, writtenDefault } from '../gallery/declared-properties.ts'
import { declaredIn } from './declarations.ts'

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ')
const code = (text: string) => (text ? `\`${cell(text)}\`` : '')

/** A Markdown table. */
export const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

interface Schema {
  type?: string
  enum?: string[]
  oneOf?: Schema[]
  items?: Schema
  $ref?: string
  default?: unknown
  examples?: unknown[]
  description?: string
  properties?: Record<string, Schema>
}

const definitions = schema.$defs as unknown as Record<string, Schema>

/** The kind of a value, in words. */
function kindOf({ type, enum: choices, oneOf, items, $ref }: Schema): string {
  if ($ref) return kindOf(definitions[$ref.split('/').pop()!]!)
  if (choices) return choices.map(code).join(', ')
  if (oneOf) return oneOf.map(kindOf).join(' or ')
  if (type === 'array') return items ? `list of ${kindOf(items)}` : 'list'
  if (type === 'boolean') return '`true`, `false`'
  return { string: 'text', integer: 'whole number', object: 'object' }[type ?? ''] ?? ''
}

function keyRow(name: string, key: Schema): string[] {
  const { default: fallback, description, examples, $ref } = key
  const example = examples ? ` Example: ${code(JSON.stringify(examples[0]))}` : ''
  const meaning = description ?? (($ref && definitions[$ref.split('/').pop()!]?.description) || '')
  return [
    code(name),
    kindOf(key),
    fallback === undefined ? '' : code(JSON.stringify(fallback)),
    cell(meaning) + example,
  ]
}

const KEY_HEAD = ['key', 'value', 'default', 'meaning']
const keyTable = (keys: Record<string, Schema>) =>
  table(
    KEY_HEAD,
    Object.entries(keys).map(([name, key]) => keyRow(name, key)),
  )

const root = schema as unknown as Schema
const fieldItem = root.properties!.fields!.items!

/** The keys of the page's configuration, of `routes` in it, and of one of its `fields`. */
export const configurationKeys = () => keyTable(root.properties!)
export const routeKeys = () => keyTable(root.properties!.routes!.properties!)
export const fieldKeys = () => keyTable(fieldItem.properties!)

/** The custom properties with their defaults. */
export const tokenTable = () =>
  table(
    ['property', 'default'],
    tokens.map(({ name, value }) => [code(name), code(value)]),
  )

/** The attributes of a widget's marker. */
export function propertyTable(widget: string, declared: Declarations): string {
  const meanings = localeTexts('en').properties as Record<string, string>
  const rows = Object.entries(declared).map(([name, declaration]) => [
    code(attributeOf(name)),
    declaration.choices?.map(code).join(', ') ??
      { int: 'whole number', structured: 'JSON' }[declaration.kind as string] ??
      'text',
    code(writtenDefault(declaration)),
    cell(meanings[`${widget}.${name}`] ?? ''),
  ])
  if (!rows.length) return 'It has no properties of its own.'
  return table(['attribute', 'value', 'default', 'meaning'], rows)
}

/** The events with what `event.detail` has. */
export const eventTable = () =>
  table(
    ['event', '`event.detail`', 'when'],
    declaredIn('events.d.ts', 'BezelEvents').map(({ name, type, comment }) => [
      code(name),
      code(type),
      cell(comment),
    ]),
  )

/** The functions and values of `window.Bezel`. */
export const apiTable = () =>
  table(
    ['member', 'what it does'],
    declaredIn('bezel.d.ts', 'Bezel').map(({ name, type, comment }) => [
      code(type.startsWith(name) ? type : `${name}: ${type}`),
      cell(comment),
    ]),
  )

/** An interface of the public types. */
export const typeTable = (file: string, name: string) =>
  table(
    ['member', 'type', 'meaning'],
    declaredIn(file, name).map(({ name: member, type, comment }) => [
      code(member),
      code(type),
      cell(comment),
    ]),
  )

const LOCALES = join(import.meta.dirname, '../../../locales/en')

/** The English texts of a namespace. */
export function textTable(namespace: string): string {
  const texts = JSON.parse(readFileSync(join(LOCALES, `${namespace}.json`), 'utf8')) as Record<string, string>
  return table(
    ['key', 'English'],
    Object.entries(texts).map(([key, text]) => [code(`${namespace}/${key}`), cell(text)]),
  )
}
