import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { differencesOf } from './differences.mjs'

const METHODS = ['get', 'post', 'put', 'delete']
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/** The document, as it is written. */
export const contract = parse(readFileSync(join(import.meta.dirname, '../http/openapi.yaml'), 'utf8'))

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false })
ajv.addSchema(contract, 'contract')

const countVariables = (path) => path.split('{').length

/** All operations. Those with fewer variables in their path come first, so that the first match is the closest. */
export const operations = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => toOperation(path, method)),
  )
  .sort((one, other) => countVariables(one.path) - countVariables(other.path))

function toOperation(path, method) {
  const written = contract.paths[path][method]
  return {
    id: written.operationId,
    method: method.toUpperCase(),
    path,
    feature: written.tags[0],
    summary: written.summary,
    isRequired: written['x-required'],
    offWithoutIt: written['x-off-without-it'],
    instead: written['x-instead'],
    caller: written['x-caller'],
    isSafeToRepeat: written['x-safe-to-repeat'],
    origin: written['x-origin'],
    pattern: patternOf(path),
    pointer: ['paths', path, method],
  }
}

/** A trailing slash makes no difference to Magento. */
function patternOf(path) {
  const literal = path.replace(/\/$/, '').replaceAll('.', '\\.')
  return new RegExp(`^${literal.replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)')}/?$`)
}

/** The operation that a request belongs to; undefined if the contract has none. */
export const findOperation = (method, path) =>
  operations.find((operation) => operation.method === method && operation.pattern.test(path))

/**
 * How a request differs from its operation: an empty list if it is as the contract says. The names of `headers` are in
 * small letters.
 */
export function checkRequest(operation, { url, headers, body }) {
  const { pathname, searchParams } = new URL(url, 'http://shop.example')
  const segments = operation.pattern.exec(pathname)?.groups ?? {}
  const valueOf = {
    path: ({ name }) => decodeURIComponent(segments[name]),
    header: ({ name }) => headers[name.toLowerCase()],
    query: (parameter) => queryValue(parameter, searchParams),
  }
  const declared = parametersOf(operation)
  const isDeclared = (sent) =>
    declared.some((parameter) => parameter.in === 'query' && isNamed(parameter, sent))
  return [
    ...declared.flatMap((parameter) => checkParameter(parameter, valueOf[parameter.in](parameter))),
    ...[...searchParams.keys()]
      .filter((sent) => !isDeclared(sent))
      .map((sent) => ({ at: `query ${sent}`, seen: 'a value', expected: 'no such parameter' })),
    ...checkBody(operation, headers['content-type'] ?? '', body),
  ]
}

const parametersOf = ({ pointer: [paths, path, method] }) =>
  [
    [paths, path, 'parameters'],
    [paths, path, method, 'parameters'],
  ].flatMap((pointer) => (lookUp(pointer).value ?? []).map((_, index) => parameterAt([...pointer, index])))

function parameterAt(pointer) {
  const found = lookUp(pointer)
  return { ...found.value, schema: [...found.pointer, 'schema'] }
}

const isNamed = ({ name, style }, sent) =>
  style === 'deepObject' ? sent.startsWith(`${name}[`) : sent === name

function queryValue(parameter, query) {
  if (parameter.style !== 'deepObject') return query.get(parameter.name) ?? undefined
  const members = [...query].filter(([sent]) => isNamed(parameter, sent))
  return Object.fromEntries(members.map(([sent, value]) => [/\[(\w+)\]/.exec(sent)[1], value]))
}

function checkParameter({ name, in: place, required, schema }, value) {
  const at = `${place} ${name}`
  if (value !== undefined) return validate(schema, value, at)
  return required ? [{ at, seen: 'nothing', expected: 'a value' }] : []
}

function checkBody({ pointer }, type, body) {
  const { value: declared, pointer: found } = lookUp([...pointer, 'requestBody'])
  if (!declared) return body ? [{ at: 'body', seen: 'a body', expected: 'none' }] : []
  if (!body) return declared.required ? [{ at: 'body', seen: 'nothing', expected: 'a body' }] : []
  const [media] = Object.keys(declared.content)
  if (!type.startsWith(media)) return [{ at: 'header Content-Type', seen: type, expected: media }]
  const value = media === FORM ? formValue(body) : parseJson(body)
  return validate([...found, 'content', media, 'schema'], value, 'body')
}

/** A form as an object. A field that is sent several times is a list. */
function formValue(body) {
  const fields = new URLSearchParams(body)
  const names = [...new Set(fields.keys())]
  return Object.fromEntries(
    names.map((name) => [name, fields.getAll(name).length > 1 ? fields.getAll(name) : fields.get(name)]),
  )
}

/** How a response differs from what the operation may answer. `type` is its content type, `text` its body. */
export function checkResponse({ pointer }, { status, type = '', text = '' }) {
  const { value: declared } = lookUp([...pointer, 'responses'])
  const name = [String(status), `${Math.floor(status / 100)}XX`].find((each) => declared[each])
  if (!name)
    return [
      {
        at: 'status',
        seen: String(status),
        expected: Object.keys(declared).join(', ').replace('5XX', '5xx'),
      },
    ]
  const { value: response, pointer: found } = lookUp([...pointer, 'responses', name])
  if (!response.content || name.startsWith('3')) return []
  const value = parseJson(text)
  const isOther = Object.keys(response.content).some((each) => each !== JSON_TYPE && type.startsWith(each))
  if (value === undefined && isOther) return []
  if (value === undefined) return [{ at: 'body', seen: kindOfText(text), expected: 'JSON' }]
  return response.content[JSON_TYPE]
    ? validate([...found, 'content', JSON_TYPE, 'schema'], value, 'body')
    : [{ at: 'body', seen: 'JSON', expected: 'a page' }]
}

const kindOfText = (text) => (/^\s*</.test(text) ? 'a page' : text ? 'text that is no JSON' : 'nothing')

/** The value of JSON, also of JSON in a string, as the card provider's services write it. Undefined for anything else. */
export function parseJson(text) {
  try {
    const value = JSON.parse(text)
    return typeof value === 'string' && /^[[{]/.test(value) ? (parseJson(value) ?? value) : value
  } catch {
    return undefined
  }
}

function validate(pointer, value, at) {
  const escaped = pointer.map((part) =>
    encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  const test = ajv.getSchema(`contract#/${escaped.join('/')}`)
  return test(value) ? [] : differencesOf(test.errors, at)
}

/** The value at a pointer of the document, and where it is written, with references followed. */
function lookUp(pointer) {
  let found = contract
  let written = []
  for (const part of pointer) {
    found = found?.[part]
    written.push(part)
    if (!found?.$ref) continue
    written = found.$ref.split('/').slice(1)
    found = written.reduce((inner, name) => inner[name], contract)
  }
  return { value: found, pointer: written }
}
