import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { handedOn } from './needs.mjs'

/**
 * A Rollup plugin. What a chunk shares with others has the name that minifying has given it there: `export{e,t}` instead
 * of `export{e as a,t as b}`, a hundredth of what a page loads. Names of what is imported later stay; what the loader
 * imports has the name of its widget, so that the loader's map needs no other.
 */
export const ownNames = {
  name: 'own-names',
  // Chunks have got the names of their files before this changes them.
  augmentChunkHash: () => readFileSync(new URL(import.meta.url), 'utf8'),
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const mounts = mountsOf(chunks)
    const names = {}
    for (const chunk of chunks) {
      const { isEntry, isDynamicEntry, fileName } = chunk
      const mountNames = mounts[fileName]
      if (mountNames)
        names[fileName] = renameExports(chunk, (_, exported) => mountNames[exported] ?? exported)
      else if (!isEntry && !isDynamicEntry) names[fileName] = renameExports(chunk, (local) => local)
    }
    for (const chunk of chunks) importByNames(chunk, names)
  },
}

/** By the chunk that has a widget's `mount`: what it exports it as, and the widget's name. */
function mountsOf(chunks) {
  const mounts = {}
  for (const entry of chunks.filter(isWidget)) {
    const [fileName, exported] = handedOn(entry) ?? [entry.fileName, 'mount']
    ;(mounts[fileName] ??= {})[exported] = basename(entry.fileName, '.js')
  }
  return mounts
}

const isWidget = ({ isEntry, fileName }) => isEntry && dirname(fileName) === 'widgets'

/** Changes what a chunk exports; gives the new name of each old one. An entry keeps its own names beside the new ones. */
function renameExports(chunk, nameOf) {
  const names = {}
  chunk.code = chunk.code.replace(/\bexport\{([^}]*)\};?\s*$/, (_, list) => {
    const specifiers = list.split(',').flatMap((specifier) => {
      const [local, exported = local] = specifier.split(' as ')
      names[exported] = nameOf(local, exported)
      const renamed = rename(local, names[exported])
      return chunk.isEntry && names[exported] !== exported ? [specifier, renamed] : renamed
    })
    return `export{${specifiers}};`
  })
  return names
}

const rename = (from, to) => (from === to ? to : `${quote(from)} as ${quote(to)}`)

/** A name with a hyphen stands in quotes. */
const quote = (name) => (name.includes('-') ? JSON.stringify(name) : name)

function importByNames(chunk, names) {
  chunk.code = chunk.code.replace(
    /\b(import|export)\{([^}]*)\}from"([^"]*)"/g,
    (all, keyword, list, path) => {
      const known = names[join(dirname(chunk.fileName), path)]
      if (!known) return all
      const specifiers = list.split(',').map((specifier) => {
        const [imported, local = imported] = specifier.split(' as ')
        return rename(known[imported], local)
      })
      return `${keyword}{${specifiers}}from"${path}"`
    },
  )
}
