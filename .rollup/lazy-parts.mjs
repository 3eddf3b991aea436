import { dirname } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

const OWN = /\/(src|widgets)\/.*\.tsx?$/
const IMPORTER = fileURLToPath(new URL('../src/host/page/import-part.ts', import.meta.url))
const IMPORT = /\bimport\((['"][^'"]+['"])\)/g

/** Has every dynamic import of our own code done by `withParts`, which asks again where a file did not come. */
export const lazyParts = {
  name: 'lazy-parts',
  transform(code, id) {
    if (!OWN.test(id) || !code.match(IMPORT)) return undefined
    const start = `import { withParts as __withParts } from ${JSON.stringify(IMPORTER)}\n`
    return { code: start + code.replaceAll(IMPORT, '__withParts((__load) => import($1))'), map: null }
  },
  renderDynamicImport({ moduleId, chunk, targetChunk }) {
    if (!OWN.test(moduleId) || !targetChunk) return undefined
    // The path is taken from the importer's chunk.
    if (dirname(chunk.fileName) !== 'c') throw new Error(`${moduleId} must not import later outside of c/`)
    return { left: '__load(', right: ')' }
  },
}
