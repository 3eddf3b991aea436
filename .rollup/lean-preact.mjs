import { replaceKnown } from './replace-known.mjs'

/** Classes of React's that the build leaves out; lint keeps the source from using them. */
export const LEFT_OUT = ['Suspense', 'SuspenseList', 'PureComponent']

/**
 * A Rollup plugin. Rollup cannot tell that a class made by assignments to its prototype is unused: these would weigh
 * 0.7 kB gzipped on every page.
 */
export const leanPreact = {
  name: 'lean-preact',
  transform(code, id) {
    // For developer tools, which nobody opens on this build: with them an element weighs an eighth more.
    if (id.endsWith('/preact/jsx-runtime/dist/jsxRuntime.module.js'))
      return { code: replaceKnown(code, /,__source:\w+,__self:\w+/, ''), map: null }
    if (!id.endsWith('/preact/compat/dist/compat.module.js')) return undefined
    const { body } = this.parse(code)
    const exported = body.flatMap(({ source, specifiers }) => (source ? [] : (specifiers ?? [])))
    const names = LEFT_OUT.map((name) => exported.find((one) => one.exported.name === name).local.name)
    const expressions = body.flatMap(({ expression }) => expression?.expressions ?? expression ?? [])
    for (const { left, start, end } of expressions.reverse())
      if (names.includes(rootOf(left)?.name)) code = `${code.slice(0, start)}0${code.slice(end)}`
    // React's mark of an element, which nobody reads, and each class a second time: a tenth of what an element weighs.
    code = replaceKnown(code, /(\.props=\w+\}\(\w+\)),\w+\.\$\$typeof=\w+/, '$1')
    code = replaceKnown(code, /\.class=\w+\.className=/, '.class=')
    return { code, map: null }
  },
}

/** The variable that an assignment changes: `A` of `(A.prototype = new B).c`. */
function rootOf(node) {
  const inner = node?.object ?? node?.left
  return inner ? rootOf(inner) : node
}
