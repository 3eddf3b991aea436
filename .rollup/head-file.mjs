import { headFor } from '../loader/head.mjs'

/** dist/head.html: what every page has in its head, and what the cart's page and the checkout have in addition. */
export function headFile(manifest, snippet) {
  const every = headFor(['cart-drawer'], { manifest })
  const more = (name) =>
    headFor([name], { manifest }).replace(/.*\n/g, (line) => (every.includes(line) ? '' : line))
  return `<!-- Every page: the count in the first frame (script-src: a nonce or the hash), and the cart drawer, closed. -->
<script>${snippet}</script>
${every}<!-- The page of the cart, in addition. -->
${more('cart')}<!-- The checkout, in addition. -->
${more('checkout')}`
}
