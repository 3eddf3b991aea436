import { contract, type Operation, operations } from '#doctor/contract.mjs'
import { table } from './tables.ts'

/** A schema of the document, as far as it is written out here. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  allOf?: Schema[]
  description?: string
  required?: string[]
  properties?: Record<string, Schema>
}

interface Media {
  schema: Schema
  example?: unknown
}

interface Answer {
  description: string
  content?: Record<string, Media>
}

interface Written {
  description?: string
  parameters?: object[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, object>
}

const cell = (text = '') => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const code = (text: string) => `\`${text}\``

/** Every call by feature, and every shape that they share, as Markdown. */
export function contractText(): string {
  const features = contract.tags.map(({ name, description }) => featureText(name, description))
  const shapes = Object.entries<Schema>(contract.components.schemas).filter(([, schema]) => schema.properties)
  return [...features, '## Shapes', ...shapes.map(([name, schema]) => shapeText(name, schema))].join('\n\n')
}

function featureText(name: string, description: string): string {
  // A guest's call stands beside the customer's.
  const own = operations.filter(({ feature, id }) => feature === name && !id.endsWith('OfGuest'))
  return [`## ${name[0]!.toUpperCase()}${name.slice(1)}`, description, ...own.map(operationText)].join('\n\n')
}

function operationText(operation: Operation): string {
  const written = writtenOf(operation)
  const guest = operations.find(({ id }) => id === `${operation.id}OfGuest`)
  const { example } = goodBodyOf(written) ?? {}
  return [
    `### ${operation.summary}`,
    ...(written.description ? [written.description] : []),
    table(
      ['call', callOf(operation)],
      [
        ...(guest ? [['of a guest', callOf(guest)]] : []),
        ['needed', operation.isRequired ? 'yes: a shop cannot sell without it' : 'no'],
        ['off without it', cell(operation.offWithoutIt)],
        ...(operation.instead ? [['in its place', cell(operation.instead)]] : []),
        ['who calls it', guest ? 'guests and customers' : `${operation.caller}`],
        ['may be repeated', operation.isSafeToRepeat ? 'yes' : 'no'],
        ['comes from', operation.origin === 'shop' ? 'a route of your own' : operation.origin],
        ['name in openapi.yaml', code(operation.id)],
      ],
    ),
    ...parametersText(written),
    ...bodyText(written),
    table(['status', 'answer'], answersOf(written)),
    ...jsonText(example),
  ].join('\n\n')
}

const callOf = ({ method, path }: Operation) => code(`${method} ${path}`)

function writtenOf({ method, path }: Operation): Written {
  return contract.paths[path]![method.toLowerCase()] as Written
}

function parametersText({ parameters = [] }: Written): string[] {
  const rows = parameters
    .map((each) => follow(each) as { name: string; in: string; description?: string; schema: Schema })
    .map(({ name, in: place, description, schema }) => [code(name), place, kindOf(schema), cell(description)])
  return rows.length ? [table(['parameter', 'in', 'value', 'meaning'], rows)] : []
}

function bodyText({ requestBody }: Written): string[] {
  const [media] = Object.entries(requestBody?.content ?? {})
  if (!media) return []
  const [type, { schema, example }] = media
  const members = membersOf(follow(schema))
  return [
    `The body is ${type.includes('json') ? 'JSON' : 'a form'}.`,
    ...(members ? [members] : []),
    ...jsonText(example),
  ]
}

const answersOf = ({ responses }: Written) =>
  Object.entries(responses).map(([status, response]) => {
    const { description, content } = follow(response) as Answer
    const schema = content?.['application/json']?.schema
    return [status, cell(`${description}${schema ? ` ${kindOf(schema)}` : ''}`)]
  })

/** The body of a success. */
function goodBodyOf({ responses }: Written): Media | undefined {
  const good = responses[200] && (follow(responses[200]) as Answer)
  return good?.content?.['application/json']
}

const jsonText = (example: unknown) =>
  example === undefined ? [] : [`\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``]

const shapeText = (name: string, schema: Schema) =>
  [`### ${name} (shape)`, ...(schema.description ? [schema.description] : []), membersOf(schema)].join('\n\n')

/** Returns a table of the members, or an empty text if the shape does not name any. */
function membersOf(schema: Schema): string {
  const rows = memberRows(schema, '')
  return rows.length ? table(['member', 'value', 'meaning'], rows) : ''
}

/** The members of an object, and below each those of an object in it that has no table of its own. */
function memberRows({ properties = {}, required = [] }: Schema, outer: string): string[][] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = outer + name
    const own = [
      code(path) + (required.includes(name) ? '' : ' (optional)'),
      kindOf(member),
      cell(member.description),
    ]
    const inner = member.items ? memberRows(member.items, `${path}[].`) : memberRows(member, `${path}.`)
    return [own, ...inner]
  })
}

const WORDS: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true`, `false`',
  array: 'list',
  object: 'object',
  null: '`null`',
}

/** The kind of a value in words. A shape is a link to its table. */
function kindOf(schema: Schema): string {
  const name = schema.$ref?.split('/').pop()
  if (name && (follow(schema) as Schema).properties) return `[${name}](#${name.toLowerCase()}-shape)`
  const { type, enum: choices, const: only, items, allOf } = follow(schema) as Schema
  if (only !== undefined) return code(JSON.stringify(only))
  if (choices) return choices.map((choice) => code(JSON.stringify(choice))).join(', ')
  if (allOf) return allOf.map(kindOf).filter(Boolean).join(' with ')
  const kinds = [type ?? []].flat().map((each) => WORDS[each]!)
  return kinds.join(' or ') + (items?.$ref ? ` of ${kindOf(items)}` : '')
}

/** Returns the node that a reference stands for. */
function follow(node: object): object {
  if (!('$ref' in node)) return node
  const [, , kind, name] = String(node.$ref).split('/')
  return contract.components[kind as 'schemas'][name!]!
}
