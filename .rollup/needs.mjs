import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { hasOwnStyle } from './styles.mjs'
import { preloadOf, widgets } from './widgets.mjs'

/**
 * Lists the files and calls that a widget requests at once. Paths are relative to the loader.
 *
 * The key `module` is the chunk that has the widget's `mount`, and `mount` is the name it is exported by.
 * The key `chunks` is that chunk and all that it imports, and `styles` lists the styles.
 * The key `strings` lists the namespaces of its strings.
 * The key `calls` lists calls of the shop, below its `baseUrl`.
 * The key `interaction` lists what comes in addition once the shopper has touched its marker.
 *
 * A widget's `preload.json` names parts (by their path), styles and calls beyond what its module imports.
 */
export function needsOf(bundle, getModuleInfo) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const chunkOf = (module) => chunks.find(({ modules }) => resolve(module) in modules).fileName

  const needs = (modules, { styles = [], calls = [] }) => ({
    chunks: closure(modules.map(chunkOf), bundle),
    styles: styles.map((name) => `widgets/${name}.css`),
    strings: namespaces(modules, getModuleInfo),
    calls,
  })

  const widget = (name) => {
    const entry = bundle[`widgets/${name}.js`]
    const { parts = [], interaction, ...more } = preloadOf(name)
    const styles = ['base', ...(hasOwnStyle(name) ? [name] : []), ...(more.styles ?? [])]
    const own = { ...mountOf(entry), ...needs([entry.facadeModuleId, ...parts], { ...more, styles }) }
    if (interaction) own.interaction = beyond(needs(interaction.parts, interaction), own)
    return [name, own]
  }
  return Object.fromEntries(widgets.map(widget))
}

/**
 * Returns the file that has a widget's `mount`. An entry without code of its own hands it on from a chunk: the loader
 * requests that chunk without the entry, which is one request less.
 */
function mountOf({ fileName, modules, importedBindings }) {
  const isOwn = Object.values(modules).some(({ renderedLength }) => renderedLength)
  if (isOwn) return { module: fileName, mount: 'mount' }
  const [module, [mount]] = Object.entries(importedBindings).find(([, names]) => names.length)
  return { module, mount }
}

/** Chunks and all that they import. */
function closure(files, bundle) {
  const all = new Set(files)
  for (const file of all) for (const imported of bundle[file].imports) all.add(imported)
  return [...all]
}

/** Namespaces of the strings that modules import. Only English has all of them. */
function namespaces(modules, getModuleInfo) {
  const all = new Set(modules.map((module) => resolve(module)))
  for (const id of all) for (const imported of getModuleInfo(id).importedIds) all.add(imported)
  const files = readdirSync('locales/en').filter((file) => all.has(resolve(`locales/en/${file}`)))
  return files.map((file) => file.replace('.json', ''))
}

const beyond = (more, own) =>
  Object.fromEntries(
    Object.entries(more).map(([kind, list]) => [kind, list.filter((one) => !own[kind].includes(one))]),
  )

/** The same as the loader reads it (`loader/needs.ts`): what all widgets have in common stands there once. */
export function loaderNeeds(needs, apiNames) {
  const filesOf = ({ chunks, styles }) => [...chunks, ...styles]
  const shared = Object.values(needs)
    .map(filesOf)
    .reduce((all, files) => all.filter((file) => files.includes(file)))
  const own = (need) => ({
    files: filesOf(need).filter((file) => file !== need.module && !shared.includes(file)),
    ...(need.calls.length && { calls: need.calls }),
  })
  const entry = ([name, need]) => {
    const { module, mount, interaction } = need
    return [name, { module, mount, ...own(need), ...(interaction && { interaction: own(interaction) }) }]
  }
  return { api: apiNames, shared, widgets: Object.fromEntries(Object.entries(needs).map(entry)) }
}
