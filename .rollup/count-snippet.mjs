import { readFileSync } from 'node:fs'
import { minify } from 'terser'

/** The text of the inline script that shows the cart's count in the first frame. */
export async function countSnippet() {
  const compress = { passes: 3, ecma: 2020, unsafe: true, unsafe_arrows: true }
  const { code } = await minify(readFileSync('loader/count-snippet.js', 'utf8'), {
    ecma: 2020,
    toplevel: true,
    compress,
  })
  return code
}
