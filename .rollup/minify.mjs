import { transform as minifyQuickly } from 'esbuild'
import { minify as minifyWell } from 'terser'

/**
 * Chromium compiles the functions of these chunks beside the main thread while it fetches them, not one by one when they
 * are first called: most of them are called before the first frame.
 */
const CALLED_ON_LOAD = ['core', 'common', 'cart']
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Terser for what every page pays for; the provider's library is large, comes late, and esbuild is ten times quicker. */
export async function minify(code, chunk) {
  if (/^adyen/.test(chunk.name) || /adyen-web/.test(chunk.facadeModuleId)) {
    const options = { minify: true, format: 'esm', target: 'es2022', legalComments: 'none' }
    return { code: (await minifyQuickly(code, options)).code, map: null }
  }
  const compress = {
    passes: 4,
    ecma: 2020,
    unsafe_arrows: true,
    pure_getters: true,
    unsafe: true,
    keep_fargs: false,
    hoist_funs: true,
    inline: 1,
    // A function moved to its only call is made anew at every call: the core renders every node of every widget.
    reduce_funcs: chunk.name !== 'core',
  }
  const { code: small } = await minifyWell(code, {
    module: true,
    ecma: 2020,
    compress,
    format: { comments: false },
  })
  return { code: CALLED_ON_LOAD.includes(chunk.name) ? HINT + small : small, map: null }
}
