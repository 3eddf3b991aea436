import { minify as swc } from '@swc/core'

/**
 * Chromium compiles the functions of these chunks beside the main thread while it fetches them, not one by one when they
 * are first called: most of them are called before the first frame.
 */
const CALLED_ON_LOAD = ['vendor', 'core', 'common', 'cart']

/** A Rollup plugin. */
export const minify = {
  name: 'minify',
  async renderChunk(source, { name }) {
    const preamble = CALLED_ON_LOAD.includes(name) ? '//# allFunctionsCalledOnLoad\n' : ''
    const { code, map } = await swc(source, {
      module: true,
      ecma: 2020,
      compress: { passes: 4 },
      mangle: true,
      sourceMap: true,
      format: { comments: false, preamble },
    })
    return { code, map }
  },
}
