import { readFileSync } from 'node:fs'

const PEERS = '/peers/'

/** Returns a file of the peers under `/peers/`, from their packages or one that starts a peer. */
export function peerFile(pathname: string): Buffer | undefined {
  const [, name] = /^\/peers\/((?:@shopify|@dropins)\/[\w./-]+|[a-z]+\.js)$/.exec(pathname) ?? []
  if (!name || name.includes('..')) return undefined
  return readFileSync(new URL(name.startsWith('@') ? `node_modules/${name}` : name, import.meta.url))
}

/** Addresses of a module and of all that it imports at once. */
function modulesOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const code = peerFile(path)!.toString()
  for (const [, name] of code.matchAll(
    /(?:^|[;}\s])(?:import|export)(?:[\w\s{},*$]*from)?\s*["']([^"']+)["']/g,
  )) {
    const url = name!.startsWith('@') ? PEERS + name : new URL(name!, `https://shop${path}`).pathname
    modulesOf(url, seen)
  }
  return seen
}

const IMPORTS = JSON.stringify({ imports: { '@dropins/': `${PEERS}@dropins/` } })

/** Heads as quick as the peers' own guides make them: every file is requested at once. */
const HEADS: Record<string, () => string> = {
  shopify: () =>
    `<link rel="stylesheet" href="${PEERS}@shopify/buy-button-js/dist/buybutton.css">
    <script defer src="${PEERS}@shopify/buy-button-js/dist/buybutton.min.js"></script>
    <script defer src="${PEERS}shopify.js"></script>`,
  adobe: () =>
    `<script type="importmap">${IMPORTS}</script>
    ${[...modulesOf(`${PEERS}adobe.js`)].map((url) => `<link rel="modulepreload" href="${url}">`).join('')}
    <script type="module" src="${PEERS}adobe.js"></script>`,
}

/** Returns the head of a page that starts a peer's cart; undefined for another contender. */
export const peerHead = (contender: string): string | undefined => HEADS[contender]?.()
