const OWN = /\/(src|widgets)\//

/**
 * A Rollup plugin. Has an import of our own that failed tell which file did not come, as a path from `c/`, so that
 * `src/dom/import-part.ts` can request it under another address.
 */
export const lazyParts = {
  name: 'lazy-parts',
  renderDynamicImport({ moduleId, targetChunk }) {
    if (!OWN.test(moduleId) || !targetChunk) return null
    const file = JSON.stringify(`../${targetChunk.fileName}`)
    return { left: 'import(', right: `).catch(error => { throw Object.assign(error, { file: ${file} }) })` }
  },
}
