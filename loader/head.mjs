/**
 * Lines for the head of a page with these widgets: the browser requests what they need before the loader has run.
 * `manifest` is `dist/manifest.json`, `folder` where `dist` is served, `baseUrl` and `ownRoutes` as in the configuration,
 * `language` that of a page that is not in English. Under a policy with nonces Chromium blocks modules that are preloaded
 * without one. Throws for a name that is no widget.
 */
export function headFor(names, options) {
  const { manifest, folder = `/bezel/${options.manifest.version}/`, baseUrl = '/', ownRoutes } = options
  const { language, nonce } = options
  const unknown = names.filter((name) => !Object.hasOwn(manifest.widgets, name))
  if (unknown.length) throw new Error(`There is no widget ${unknown.join(', ')}`)
  const all = (kind) => [...new Set(names.flatMap((name) => manifest.widgets[name][kind]))]
  const link = (attributes, url) => `<link ${attributes} href="${url}"${nonce ? ` nonce="${nonce}"` : ''}>\n`
  // A language of the page's own has no files.
  const strings = all('strings')
    .map((name) => `locales/${language}/${name}.json`)
    .filter((path) => path in manifest.files)
  // Each link asks in the same way as the loader and the widgets will: otherwise the browser would request it twice.
  return [
    ...['loader.js', ...all('chunks')].map((path) => link('rel="modulepreload"', folder + path)),
    ...all('styles').map((path) => link('rel="preload" as="style" crossorigin', folder + path)),
    ...(language ? strings : []).map((path) => link('rel="preload" as="fetch" crossorigin', folder + path)),
    ...all('calls')
      .map((path) => `/${path}`)
      .filter((route) => !ownRoutes || ownRoutes.includes(route))
      .map((route) => link('rel="preload" as="fetch" crossorigin', baseUrl.replace(/\/?$/, route))),
  ].join('')
}
