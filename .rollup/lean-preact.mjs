import { replaceKnown } from './replace-known.mjs'

const CLASSES = ['Suspense', 'SuspenseList', 'PureComponent']

/** What the build leaves out of React; lint keeps the source from using it. */
export const LEFT_OUT = [...CLASSES, 'forwardRef']

/** The same of events. */
export const EVENT_METHODS = ['persist', 'isPropagationStopped', 'isDefaultPrevented']

/** Options of Preact's that only serve these: refs of `forwardRef`, `Suspense`, and what renders just now. */
const HOOKS = ['__b', '__e', 'unmount', '__r']

/**
 * A Rollup plugin. Rollup cannot tell that a class made by assignments to its prototype is unused, nor what an option is
 * for: these would weigh 1.2 kB gzipped on every page.
 */
export const leanPreact = {
  name: 'lean-preact',
  transform(code, id) {
    // For developer tools, which nobody opens on this build: with them an element weighs an eighth more.
    if (id.endsWith('/preact/jsx-runtime/dist/jsxRuntime.module.js'))
      return { code: replaceKnown(code, /,__source:\w+,__self:\w+/, ''), map: null }
    // A form stands in for the document's member of its name.
    if (id.endsWith('/preact/dist/preact.module.js')) {
      const natives = 'Document.prototype.$1.call(document,'
      return { code: replaceKnown(code, /document\.(createElementNS|createTextNode)\(/g, natives), map: null }
    }
    // One that throws, put there by another script, leaves effects to the timer beside it.
    if (id.endsWith('/preact/hooks/dist/hooks.module.js'))
      return {
        code: replaceKnown(code, /\w&&\((\w=requestAnimationFrame\(\w\))\)/, 'try{$1}catch{}'),
        map: null,
      }
    if (!id.endsWith('/preact/compat/dist/compat.module.js')) return undefined
    const { body } = this.parse(code)
    const exported = body.flatMap(({ source, specifiers }) => (source ? [] : (specifiers ?? [])))
    const names = CLASSES.map((name) => exported.find((one) => one.exported.name === name).local.name)
    const expressions = body.flatMap(({ expression }) => expression?.expressions ?? expression ?? [])
    const isUnused = (left) => names.includes(rootOf(left)?.name) || HOOKS.includes(left?.property?.name)
    for (const { left, start, end } of expressions.reverse())
      if (isUnused(left)) code = `${code.slice(0, start)}0${code.slice(end)}`
    // React's mark of an element, which nobody reads, and each class a second time: a tenth of what an element weighs.
    code = replaceKnown(code, /(\.props=\w+\}\(\w+\)),\w+\.\$\$typeof=\w+/, '$1')
    code = replaceKnown(code, /\.class=\w+\.className=/, '.class=')
    // Names of class components' methods before React 16.3, and attributes that are written otherwise in the page.
    code = replaceKnown(code, /,\["componentWillMount"[^]*?\}\)\}\)/, '')
    code = replaceKnown(code, /\w&&\w\.test\(\w\)\?\w=\w\.replace\(\w,"-\$&"\)\.toLowerCase\(\):/, '')
    code = replaceKnown(code, /\w\.class&&!\w\.className\?\(.*?\):(?=\w\.className&&)/, '')
    for (const name of EVENT_METHODS)
      code = replaceKnown(code, new RegExp(`\\w+\\.${name}=function\\(\\)\\{.*?\\},`), '')
    return { code, map: null }
  },
}

/** The variable that an assignment changes: `A` of `(A.prototype = new B).c`. */
function rootOf(node) {
  const inner = node?.object ?? node?.left
  return inner ? rootOf(inner) : node
}
