import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { hasOwnStyle } from './styles.mjs'
import { preloadOf, widgets } from './widgets.mjs'

/**
 * What a widget requests at once, as paths below the loader: its module, the chunks this imports, styles, strings (by
 * namespace), and calls of the shop (below `baseUrl`). `interaction` is what comes in addition when the shopper has
 * touched its marker. A widget's `preload.json` names parts (by their path), styles and calls beyond what its module
 * imports.
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
    const [module] = handedOn(entry) ?? [entry.fileName]
    const { parts = [], interaction, ...more } = preloadOf(name)
    const styles = ['base', ...(hasOwnStyle(name) ? [name] : []), ...(more.styles ?? [])]
    const own = { module, ...needs([entry.facadeModuleId, ...parts], { ...more, styles }) }
    if (interaction) own.interaction = beyond(needs(interaction.parts, interaction), own)
    return [name, own]
  }
  return Object.fromEntries(widgets.map(widget))
}

/**
 * The chunk, and its export, that an entry without code of its own hands on. The loader requests that chunk without the
 * entry: one request less.
 */
export function handedOn({ modules, importedBindings }) {
  if (Object.values(modules).some(({ renderedLength }) => renderedLength)) return undefined
  const [chunk, names] = Object.entries(importedBindings).find(([, bindings]) => bindings.length)
  return [chunk, names[0]]
}

/** Chunks and all that they import, without those that only hand on others. */
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

/** The needs as the loader reads them (loader/requests.ts). */
export function loaderMap(needs, bundle) {
  const islandsWith = (path) => Object.values(needs).filter(({ chunks }) => chunks.includes(path)).length
  // What many have in common comes last, so that it compresses well.
  const filesOf = ({ chunks, styles, calls }) => [
    ...chunks.toSorted((a, b) => islandsWith(a) - islandsWith(b) || (a < b ? -1 : 1)),
    ...styles,
    ...calls.map((call) => `/${call}`),
  ]
  const lists = Object.entries(needs).map(([name, { module, interaction, ...own }]) => {
    const rest = filesOf(own).filter((path) => path !== module)
    if (rest.some((path) => /^(?!c\/).*js$/.test(path))) throw new Error(`${name} needs more than chunks`)
    return [name, [module, ...rest], interaction && filesOf(interaction)]
  })
  const shared = lists[0][1].filter((path) => lists.every(([, list]) => list.includes(path)))
  // What most widgets need stands there once, and not their names.
  const ownOf = (list) => list.filter((path) => !shared.includes(path))
  const timesOf = (own) => lists.filter(([, list]) => String(ownOf(list)) === String(own)).length
  const most = lists.map(([, list]) => ownOf(list)).toSorted((a, b) => timesOf(b) - timesOf(a))[0]
  const map = { '': shared, '.': most }
  for (const [name, list, interaction] of lists) {
    if (String(ownOf(list)) !== String(most)) map[name] = ownOf(list)
    if (interaction) map[`${name} interaction`] = interaction
  }
  map.bezel = bundle['bezel.js'].exports
  // Written as a literal, `__proto__` gives an object that inherits no names.
  return `({__proto__:null,${JSON.stringify(map).slice(1)})`.replace(/\.(js|css)\b/g, '')
}
