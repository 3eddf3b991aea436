import type { Mount } from '../src/widget'
import { needs, requestAll, source } from './requests'

/**
 * A module by its path from the loader, tried twice. Both times under one URL: under another a chunk could run twice, each
 * copy with stores of its own. Browsers that keep failures (until whatwg/html#10327) get it with the next page.
 */
export const fetchModule = (path: string) => source.load(path).catch(() => source.load(path))

/** A widget, with its styles and strings loaded. Rejects for a name that is none and when the module fails. */
export async function fetchWidget(name: string): Promise<Mount> {
  const [path, ...rest] = (needs[name] || needs['.'])!
  const loading = fetchModule(path!) as Promise<Record<string, Mount>>
  const requested = requestAll([...needs['']!, ...rest])
  const mount = (await loading)[name]!
  // A page may name anything the module exports; only widgets have this.
  await mount.prepare()
  await requested
  return mount
}
