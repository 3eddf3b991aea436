import ts from 'typescript'
import { expect, it } from 'vitest'
import schema from '#public/bezel-config.schema.json'
import manifest from '../package.json'
import { declaredProperties, tokens } from '../demo/pages/gallery/declared-properties.ts'
import { attributeOf } from '#ui/island/properties.ts'
import recorded from './public-surface.json'
import { missing } from '../.release/reasons.ts'
import { guide } from './documents.ts'
import { filesIn, read } from './sources.ts'

/** Members of the interfaces and unions of text that a page's types consist of, by their name. */
function declared(): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const file of filesIn('src/public', /\.d\.ts$/)) {
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
    const textOf = (node?: ts.Node) => node?.getText(source).replace(/^'|'$/g, '') ?? ''
    source.forEachChild((node) => {
      if (ts.isInterfaceDeclaration(node))
        found[node.name.text] = node.members.map(({ name }) => textOf(name))
      if (ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type))
        found[node.name.text] = node.type.types.filter(ts.isLiteralTypeNode).map(textOf)
    })
  }
  return Object.fromEntries(Object.entries(found).map(([name, members]) => [name, members.sort()]))
}

/** Names of other tools that the guide mentions. */
const OTHERS = ['data-layer-helper', 'data-cfasync', 'data-cookieconsent', 'data-ot-ignore']

/** The attributes in README and guide that are ours and no marker's own. */
function attributes(markers: Record<string, string[]>): string[] {
  const known = [...Object.values(markers).flat(), ...OTHERS]
  const named = guide
    .map(read)
    .join('\n')
    .match(/\bdata-[a-z]+(-[a-z]+)*/g)!
  const all = named.map((name) => name.replace(/^data-attr-.*/, 'data-attr'))
  return [...new Set(all)].filter((name) => !known.includes(name)).sort()
}

async function surface() {
  const widgets = [...(await declaredProperties())].map(([name, properties]) => [
    name,
    Object.keys(properties).map(attributeOf).sort(),
  ])
  const markers = Object.fromEntries(widgets) as Record<string, string[]>
  return {
    markers,
    attributes: attributes(markers),
    types: declared(),
    tokens: tokens.map(({ name }) => name).sort(),
    configuration: Object.keys(schema.properties).sort(),
    routes: Object.keys(schema.properties.routes.properties).sort(),
    package: Object.keys(manifest.exports).sort(),
  }
}

it('nothing that pages may use is gone: its removal needs a new major version, and this record changed with it', async () => {
  expect(missing(recorded, await surface())).toEqual([])
})

it('what pages may use newly is recorded, once it is meant to stay', async () => {
  expect(missing(await surface(), recorded)).toEqual([])
})
