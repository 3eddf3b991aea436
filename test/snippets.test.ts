// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { guide, snippets as blocks } from './documents.ts'
import { read, root } from './sources.ts'

/** The parts a page has beside Bezel, as the snippets use them. */
const PAGE = `
import type {} from './src/public/bezel'
import { headFor, importMapFor } from './loader/head.mjs'
declare const manifest: Parameters<typeof headFor>[1]['manifest'], nonce: string
declare global {
  interface Window {
    dataLayer: unknown[]
  }
}
void [headFor, importMapFor, manifest, nonce]
`

const scripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\b(?:src|application\/json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code!,
  )

/** All that users read. */
const text = guide.map(read).join('\n')

/** Scripts of README and guide, those in HTML too, each as a module of its own. */
const snippets = blocks.flatMap(({ language, code }) => {
  if (language === 'html') return scripts(code)
  return language === 'js' || language === 'ts'
    ? [code.replace("from 'bezel'", "from './src/public/bezel'")]
    : []
})

/** These mistakes must not compile, or the types would let any snippet pass. */
const MISTAKES = [
  `Bezel.push((bezel) => bezel.on('bezel:cart-changed', ({ detail }) => detail.counts))`,
  `document.addEventListener('bezel:order-placed', ({ detail }) => detail.order)`,
  `Bezel.push(async (bezel) => (await bezel.addToCart({ sku: 'A' })).counts)`,
  `Bezel.push(async (bezel) => bezel.addToCart({ sku: 'A', amount: 2 }))`,
]

const files = new Map(
  [...snippets, ...MISTAKES].map((snippet, index) => [join(root, `snippet-${index}.ts`), PAGE + snippet]),
)
const options: ts.CompilerOptions = {
  strict: true,
  // Most of them are JavaScript.
  noImplicitAny: false,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}
const host = ts.createCompilerHost(options)
const { getSourceFile } = host
host.getSourceFile = (file, ...rest) =>
  files.has(file) ? ts.createSourceFile(file, files.get(file)!, rest[0]) : getSourceFile(file, ...rest)
const program = ts.createProgram([...files.keys()], options, host)

const errorsOf = (snippet: string) => {
  const [file] = [...files].find(([, text]) => text === PAGE + snippet)!
  const source = program.getSourceFile(file)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
  )
}

describe('a snippet of README or guide', () => {
  it.each(snippets)('compiles with the types of the package: %s', (snippet) => {
    expect(errorsOf(snippet)).toEqual([])
  })

  it.each(MISTAKES)('would not compile with a mistake: %s', (mistake) => {
    expect(errorsOf(mistake)).not.toEqual([])
  })
})

/** Markers in HTML, with their attributes. */
const markers = [...text.matchAll(/<\w+ data-widget="([\w-]+)"([^>]*)>/g)].map(([, name, attributes]) => ({
  name: name!,
  attributes: [...attributes!.matchAll(/ (data-[\w-]+)/g)].map(([, one]) => one!),
}))

it.each(markers)(
  'a marker of README or guide has attributes that its widget knows: %j',
  ({ name, attributes }) => {
    const source = readFileSync(join(root, 'widgets', name, 'index.ts'), 'utf8')
    const known = (attribute: string) =>
      attribute.startsWith('data-mount') ||
      source.includes(`${attribute.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}:`)
    expect(attributes.filter((attribute) => !known(attribute))).toEqual([])
  },
)
