import needs from 'bezel:needs'
import type { Mount } from '#widget.tsx'
import { didYouMean } from '#lib/text/nearest.ts'
import { requestAll, source } from './requests.ts'

/**
 * Imports a module by its path from the loader, and tries it twice. Both times by one address: under another a chunk
 * could run twice, each copy with stores of its own. Browsers that keep failures (whatwg/html#10327) get it with the next
 * page.
 */
export const fetchModule = (path: string): Promise<unknown> =>
  source.load(path).catch(() => source.load(path))

/** Loads a widget with its styles and strings. Rejects for an unknown name, and when the module does not come. */
export async function fetchWidget(name: string): Promise<Mount> {
  if (!Object.hasOwn(needs.widgets, name))
    throw new Error(`There is no widget "${name}".${didYouMean(name, Object.keys(needs.widgets))}`)
  const { module, mount, files, calls } = needs.widgets[name]!
  const loading = fetchModule(module) as Promise<Record<string, Mount>>
  const requested = requestAll({ files: [...needs.shared, ...files], calls })
  const widget = (await loading)[mount]!
  await widget.prepare()
  await requested
  return widget
}
