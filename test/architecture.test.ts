import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, type Import, importsOf, read, sources } from './sources'

/** Layers in a row: each may import from the ones to its right, never from its left. */
const ROW = [
  'loader',
  'widgets',
  'widgets/checkout/state',
  'src',
  'src/ui',
  'src/state',
  'src/api',
  'src/host',
  'src/domain',
]
/** Narrower than "to the right": a component calls an action, never the API. */
const MAY: Record<string, string[]> = {
  loader: [],
  'widgets/checkout/state': ['src/state', 'src/api', 'src/host', 'src/domain'],
  'src/ui': ['src/state', 'src/host', 'src/domain'],
  'src/domain': [],
}

const production = (folder: string) =>
  filesIn(folder).filter((file) => !/\.(test|fixture)\.|\.d\.ts$/.test(file))

function layer(file: string): string | undefined {
  if (file.startsWith('widgets/checkout/state/')) return 'widgets/checkout/state'
  const [first, second, third] = file.split('/')
  if (first === 'src') return third ? `src/${second}` : 'src'
  return ROW.includes(first!) ? first : undefined
}

const widgetOf = (file: string) => /^widgets\/([^/]+)/.exec(file)?.[1]

function mayImport({ from, to, typeOnly }: Import): boolean {
  const here = layer(from)!
  const there = layer(/\.\w+$/.test(to) ? to : `${to}.ts`)
  if (!there || to.endsWith('.json')) return to.startsWith('locales/') || to === 'package.json'
  if (widgetOf(to) && widgetOf(to) !== widgetOf(from)) return false
  if (here === there) return true
  if (here === 'loader') return typeOnly
  return MAY[here]?.includes(there) ?? ROW.indexOf(there) > ROW.indexOf(here)
}

describe('the row of layers', () => {
  it('lets each layer import only to its right, and no widget from another', () => {
    const files = ['loader', 'widgets', 'src'].flatMap(production)
    const wrong = files.flatMap(importsOf).filter((one) => !mayImport(one))
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it.each([
    [
      'src/domain',
      /\b(window|document|localStorage|sessionStorage|fetch)\b|Date\.now\(|new Date\(\)|Math\.random/,
    ],
    ['src/state', /from '(react|preact)|\b(document|localStorage|sessionStorage)\./],
    [
      'widgets/checkout/state',
      /^import (?!type ).*from '(react|preact)|\b(document|localStorage|sessionStorage)\./m,
    ],
    ['src/api', /\b(document|localStorage|sessionStorage)\./],
    ['src/ui', /\b(localStorage|sessionStorage|document\.cookie)\b/],
  ])('keeps %s from using what belongs to another layer', (folder, forbidden) => {
    const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    expect(production(folder).filter((file) => forbidden.test(code(file)))).toEqual([])
  })
})

describe('the size of things', () => {
  const ours = sources.filter((file) => !file.startsWith('test/') && !/\.(test|fixture)\./.test(file))

  it('is at most 200 lines for a file', () => {
    const lines = (file: string) => read(file).trimEnd().split('\n').length
    expect(ours.filter((file) => lines(file) > 200)).toEqual([])
  })

  it('is at most 20 files for a folder', () => {
    const count: Record<string, number> = {}
    for (const file of ours) count[dirname(file)] = (count[dirname(file)] ?? 0) + 1
    expect(Object.entries(count).filter(([, files]) => files > 20)).toEqual([])
  })
})
