import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { CAUSES, causeOf } from './causes.mjs'

/** Where the bench serves our files. */
const BASE = '/bezel/bench/'

/** Reads a profile of the page: milliseconds by cause, and by function the time in itself and with what it calls. */
export function readProfile({ nodes, samples, timeDeltas }, dist) {
  const calls = new Map(nodes.map((node) => [node.id, callOf(node.callFrame, dist)]))
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const causes = Object.fromEntries(CAUSES.map((cause) => [cause, 0]))
  const places = new Map()
  samples.forEach((id, at) => {
    const stack = []
    for (let node = id; node !== undefined; node = callers.get(node)) stack.push(calls.get(node))
    if (stack[0].name === '(idle)') return
    const time = timeDeltas[at] / 1000
    causes[causeOf(stack)] += time
    // A function that calls itself counts once.
    for (const place of new Set(stack.map((call) => call.place))) {
      const times = places.get(place) ?? { self: 0, total: 0 }
      places.set(place, times)
      times.total += time
      if (place === stack[0].place) times.self += time
    }
  })
  return { causes, places }
}

/** Reads how often functions were called, by function. */
export function readCalls(scripts, dist) {
  const places = new Map()
  for (const { url, functions } of scripts) {
    if (!url || !mapOf(url, dist)) continue
    const code = readFileSync(fileOf(url, dist), 'utf8')
    for (const { functionName, ranges } of functions) {
      const [{ startOffset, count }] = ranges
      const before = code.slice(0, startOffset).split('\n')
      const at = { lineNumber: before.length - 1, columnNumber: before.at(-1).length }
      const { place } = callOf({ functionName, url, ...at }, dist)
      places.set(place, (places.get(place) ?? 0) + count)
    }
  }
  return places
}

const fileOf = (url, dist) => `${dist}/${new URL(url).pathname.slice(BASE.length)}`
const maps = new Map()

function mapOf(url, dist) {
  if (!maps.has(url)) {
    const path = `${fileOf(url, dist)}.map`
    const hasMap = new URL(url).pathname.startsWith(BASE) && existsSync(path)
    maps.set(url, hasMap ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
  }
  return maps.get(url)
}

/** A function of the profile in the words of our source. */
function callOf({ functionName: name, url, lineNumber, columnNumber }, dist) {
  if (!url) return { name, place: name || '(native)' }
  const isModule = !name && lineNumber === 0 && columnNumber === 0
  const map = mapOf(url, dist)
  const entry = map?.findEntry(lineNumber, columnNumber)
  if (isModule) return { name, isModule, place: `${shortOf(url)}: the module` }
  if (!entry?.originalSource)
    return { name, place: `${shortOf(url)}:${lineNumber + 1} ${name || 'anonymous'}` }
  const file = entry.originalSource.replace(/^(\.\.?\/)+/, '').replace(/^.*node_modules\//, '')
  return {
    name,
    file,
    place: `${file}:${entry.originalLine + 1} ${nameIn(lineOf(map, entry), entry.originalColumn) ?? name}`,
  }
}

const shortOf = (url) => new URL(url).pathname.split('/').slice(-2).join('/')

/** The name of the function that begins at a column of a line, as its author wrote it. */
function nameIn(line, column) {
  const [before, from] = [line.slice(0, column), line.slice(column)]
  return (
    /^(?:export )?(?:default )?(?:async )?function\*? (\w+)/.exec(from)?.[1] ??
    /(\w+)\s*[=:]\s*(?:\w+\()*$/.exec(before)?.[1] ??
    /^(?:async )?(\w+)\(/.exec(from)?.[1]
  )
}

/** A line of the source that a map carries. */
function lineOf({ payload }, { originalSource, originalLine }) {
  const content = payload.sourcesContent?.[payload.sources.indexOf(originalSource)]
  return content?.split('\n')[originalLine] ?? ''
}
