import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Declaration, Declarations } from '../../../src/ui/island/properties'
import type { Mount } from '../../../src/widget'
import { widgetNames } from '../markers'

/** One custom property a theme may set, as the bundle's own sheet has it. */
export interface Token {
  name: string
  value: string
}

let known: Promise<Map<string, Declarations>> | undefined

/** What each widget lets a page set, in the widgets' own words; read when a gallery is first looked at. */
export const declaredProperties = (): Promise<Map<string, Declarations>> => (known ??= read())

async function read() {
  const entries = widgetNames.map(async (name): Promise<[string, Declarations]> => {
    const { mount } = (await import(`../../../widgets/${name}/index.ts`)) as { mount: Mount }
    return [name, mount.properties ?? {}]
  })
  return new Map(await Promise.all(entries))
}

/** A declaration's default as one would write it in an attribute. */
export const writtenDefault = ({ kind, default: value }: Declaration<unknown>): string =>
  kind === 'structured' ? JSON.stringify(value) : String(value)

const sheet = readFileSync(
  join(dirname(fileURLToPath(import.meta.url)), '../../../src/ui/foundation.css'),
  'utf8',
)
const root = /:root \{([^}]*)\}/.exec(sheet)?.[1] ?? ''

/** Everything a theme may set; the two fonts have no value of their own. */
export const tokens: readonly Token[] = [
  ...[...root.matchAll(/(--bezel-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value })),
  { name: '--bezel-font', value: 'inherit' },
  { name: '--bezel-font-display', value: 'inherit' },
]
