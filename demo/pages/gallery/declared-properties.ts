import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Declaration, Declarations } from '#ui/island/properties.ts'
import type { Mount } from '#widget.tsx'
import { widgetNames } from '../markers.ts'

/** A custom property a theme may set, with its default from the bundle's style sheet. */
export interface Token {
  name: string
  value: string
}

let known: Promise<Map<string, Declarations>> | undefined

/** The properties each widget declares, by widget; imported once, for the first gallery page. */
export const declaredProperties = (): Promise<Map<string, Declarations>> => (known ??= read())

async function read() {
  const entries = widgetNames.map(async (name): Promise<[string, Declarations]> => {
    const { mount } = (await import(`../../../widgets/${name}/index.ts`)) as { mount: Mount }
    return [name, mount.properties ?? {}]
  })
  return new Map(await Promise.all(entries))
}

/** A declaration's default as an attribute value. */
export const writtenDefault = ({ kind, default: value }: Declaration<unknown>): string =>
  kind === 'structured' ? JSON.stringify(value) : String(value)

const sheet = readFileSync(
  join(dirname(fileURLToPath(import.meta.url)), '../../../src/ui/foundation.css'),
  'utf8',
)
const root = /:root \{([^}]*)\}/.exec(sheet)?.[1] ?? ''

/** All custom properties a theme may set; the two fonts have no default in the style sheet. */
export const tokens: readonly Token[] = [
  ...[...root.matchAll(/(--bezel-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value })),
  { name: '--bezel-font', value: 'inherit' },
  { name: '--bezel-font-display', value: 'inherit' },
]
