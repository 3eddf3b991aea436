import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headFor, importMapFor } from '../loader/head.mjs'
import { loaderNeeds, needsOf } from './needs.mjs'
import { purposeOf } from './purposes.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * Returns plugins for the three builds of a release, one each. The plugin `islands` remembers what the
 * islands need, and `loader` tells the loader. The plugin `folder` writes `manifest.json`, `head.html` and
 * `scripts.json` once all files are there, and removes those of older builds.
 */
export function release({ magento }) {
  let needs
  let api
  /** The files of all three builds. */
  const built = {}
  const remember = (bundle) => {
    for (const file of Object.values(bundle)) built[file.fileName] = file
  }

  const islands = {
    name: 'islands',
    buildStart() {
      for (const file of Object.keys(built)) delete built[file]
    },
    generateBundle(_options, bundle) {
      needs = needsOf(bundle, this.getModuleInfo)
      api = bundle['bezel.js'].exports
    },
    writeBundle: (_options, bundle) => remember(bundle),
  }

  const NEEDS = 'bezel:needs'
  const loader = {
    name: 'loader',
    resolveId: (id) => (id === NEEDS ? `\0${NEEDS}` : null),
    load: (id) => (id === `\0${NEEDS}` ? `export default ${JSON.stringify(loaderNeeds(needs, api))}` : null),
    writeBundle: (_options, bundle) => remember(bundle),
  }

  const folder = {
    name: 'folder',
    writeBundle(_options, bundle) {
      remember(bundle)
      const manifest = manifestOf(built, needs)
      writeFileSync('dist/manifest.json', JSON.stringify(manifest, null, 1))
      writeFileSync('dist/head.html', headFile(manifest))
      writeFileSync('dist/scripts.json', JSON.stringify(scriptList(built, manifest), null, 1))
      removeOthers([
        ...Object.keys(built),
        'manifest.json',
        'head.html',
        'scripts.json',
        'THIRD-PARTY-NOTICES.txt',
      ])
      if (magento) copyIntoModule()
    },
  }
  return { islands, loader, folder }
}

/**
 * `dist/manifest.json`: for every file its size, its digests for `integrity`, and what it imports at once and later; for
 * every widget what the loader requests at once.
 */
function manifestOf(built, needs) {
  const facts = (file) => {
    const source = readFileSync(`dist/${file.fileName}`)
    const { name, imports, dynamicImports } = file
    return {
      bytes: source.length,
      gzip: gzipSync(source, { level: 9 }).length,
      sha256: digest('sha256', source),
      sha384: digest('sha384', source),
      ...(file.type === 'chunk' && { name, imports, dynamicImports }),
    }
  }
  const files = Object.values(built)
    .filter(({ fileName }) => !fileName.endsWith('.map'))
    .map((file) => [file.fileName, facts(file)])
  return { version, files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))), widgets: needs }
}

/**
 * `dist/scripts.json`: every script with its purpose and its digest, and whether a page with the checkout may load it, as
 * PCI DSS 6.4.3 wants it listed.
 */
function scriptList(built, { files, widgets }) {
  const paying = new Set(['loader.js', 'bezel.js', 'count-snippet.js', ...widgets.checkout.chunks])
  for (const file of paying)
    for (const next of [...(files[file].imports ?? []), ...(files[file].dynamicImports ?? [])])
      paying.add(next)
  return Object.keys(files)
    .filter((file) => built[file].type === 'chunk')
    .map((file) => ({
      file,
      purpose: purposeOf(built[file]),
      integrity: files[file].sha256,
      isOnPaymentPage: paying.has(file),
    }))
}

const digest = (algorithm, text) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

/** `dist/head.html`: the lines for the head of every page, and more for the cart's page and the checkout. */
function headFile(manifest) {
  const snippet = readFileSync('dist/count-snippet.js', 'utf8').trim()
  const every = headFor(['cart-drawer'], { manifest })
  const more = (name) =>
    headFor([name], { manifest })
      .split('\n')
      .filter((line) => !every.includes(line))
      .join('\n')
  const hashes = [snippet, JSON.stringify(importMapFor({ manifest }))].map(
    (text) => `'${digest('sha256', text)}'`,
  )
  return `<!-- Every page: the count in the first frame, the import map, and the cart drawer, closed. -->
<!-- A policy allows both inline scripts by a nonce, or by script-src ${hashes.join(' ')} -->
<script>${snippet}</script>
${every}<!-- The page of the cart, in addition. -->
${more('cart')}
<!-- The checkout, in addition. -->
${more('checkout')}
`
}

/** Old files go once the new ones are there, so a server at work on the folder never finds it empty. */
function removeOthers(files) {
  for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.includes(relative('dist', path).replaceAll(sep, '/'))) rmSync(path)
  }
}

/** `npm run build -- --magento`: the module for Magento carries the build. */
function copyIntoModule() {
  const target = 'demo/magento/view/frontend/web/bezel'
  rmSync(target, { recursive: true, force: true })
  cpSync('dist', target, { recursive: true })
}
