/**
 * Returns lines for the head of a page with these widgets. With them the browser requests what they need
 * before the loader has run, and accepts only the files of this release, byte for byte. The option `manifest`
 * is `dist/manifest.json`, and `folder` is where `dist` is served. The options `baseUrl` and `ownRoutes` are
 * as in the configuration. The `language` is that of the page, also with a region. Under a policy with nonces
 * Chromium blocks modules that are preloaded without one. With `importMap: false` the page keeps its own
 * import map. Throws if a name is not that of a widget.
 */
export function headFor(names, options) {
  const { manifest, folder = folderOf(options), baseUrl = '/', ownRoutes } = options
  const { language, nonce, importMap = true } = options
  const unknown = names.filter((name) => !Object.hasOwn(manifest.widgets, name))
  if (unknown.length) throw new Error(`There is no widget ${unknown.join(', ')}`)
  const all = (kind) => [...new Set(names.flatMap((name) => manifest.widgets[name][kind]))]
  const withNonce = nonce ? ` nonce="${nonce}"` : ''
  const link = (attributes, url) => `<link ${attributes} href="${url}"${withNonce}>\n`
  const file = (attributes, path) => {
    const { sha256 } = manifest.files[path] ?? {}
    return link(sha256 ? `${attributes} integrity="${sha256}"` : attributes, folder + path)
  }
  // English is in the code, and a language of the page's own has no files.
  const tongue = language?.toLowerCase().split(/[-_]/)[0]
  const strings = all('strings')
    .map((name) => `locales/${tongue}/${name}.json`)
    .filter((path) => path in manifest.files && tongue !== 'en')
  // An import map has to come before the first module. A browser that does not know `integrity` ignores it.
  // Each link asks in the same way as the loader and the widgets will: otherwise the browser would request it twice.
  return [
    importMap
      ? `<script type="importmap"${withNonce}>${JSON.stringify(importMapFor(options))}</script>\n`
      : '',
    ...['loader.js', ...all('chunks')].map((path) => file('rel="modulepreload"', path)),
    ...all('styles').map((path) => file('rel="preload" as="style" crossorigin', path)),
    ...strings.map((path) => link('rel="preload" as="fetch" crossorigin', folder + path)),
    ...all('calls')
      .map((path) => `/${path}`)
      .filter((route) => !ownRoutes || ownRoutes.includes(route))
      .map((route) => link('rel="preload" as="fetch" crossorigin', baseUrl.replace(/\/?$/, route))),
  ].join('')
}

/**
 * The import map with the digest of every script and stylesheet of the release, those that are fetched later too. A page
 * with an import map of its own takes `integrity` into it. The loader and the islands read the digests of styles there.
 */
export function importMapFor({ manifest, folder = folderOf({ manifest }) }) {
  const pinned = Object.entries(manifest.files).filter(
    ([path, { sha256 }]) => sha256 && /\.(js|css)$/.test(path),
  )
  return { integrity: Object.fromEntries(pinned.map(([path, { sha256 }]) => [folder + path, sha256])) }
}

const folderOf = ({ manifest }) => `/bezel/${manifest.version}/`
