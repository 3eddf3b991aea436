import { dirname, join } from 'node:path/posix'
import { handedOn } from './needs.mjs'

/**
 * A Rollup plugin. What a chunk shares with others has the name that minifying has given it there: `export{e,t}` instead
 * of `export{e as a,t as b}`, a hundredth of what a page loads. Names of what is imported later stay, and those in the
 * loader's map, where short ones count for more.
 */
export const ownNames = {
  name: 'own-names',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const inMap = chunks.filter(({ isEntry }) => isEntry).map((entry) => handedOn(entry)?.[0])
    const shared = chunks.filter(
      ({ isEntry, isDynamicEntry, fileName }) => !isEntry && !isDynamicEntry && !inMap.includes(fileName),
    )
    const names = Object.fromEntries(shared.map((chunk) => [chunk.fileName, useOwnNames(chunk)]))
    for (const chunk of chunks) importByNames(chunk, names)
  },
}

/** Changes what a chunk exports; gives the new name of each old one. */
function useOwnNames(chunk) {
  const names = {}
  chunk.code = chunk.code.replace(/\bexport\{([^}]*)\};?\s*$/, (_, list) => {
    for (const specifier of list.split(',')) {
      const [local, exported = local] = specifier.split(' as ')
      names[exported] = local
    }
    return `export{${Object.values(names)}};`
  })
  return names
}

function importByNames(chunk, names) {
  chunk.code = chunk.code.replace(
    /\b(import|export)\{([^}]*)\}from"([^"]*)"/g,
    (all, keyword, list, path) => {
      const known = names[join(dirname(chunk.fileName), path)]
      if (!known) return all
      const specifiers = list.split(',').map((specifier) => {
        const [imported, local = imported] = specifier.split(' as ')
        return known[imported] === local ? local : `${known[imported]} as ${local}`
      })
      return `${keyword}{${specifiers}}from"${path}"`
    },
  )
}
