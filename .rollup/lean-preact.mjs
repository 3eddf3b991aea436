import { CORE, HOOKS, JSX } from './lean-preact-core.mjs'
import { replaceKnown } from './replace-known.mjs'

const CLASSES = ['Suspense', 'SuspenseList', 'PureComponent']

/** What the build leaves out of React; lint keeps the source from using it. */
export const LEFT_OUT = [
  ...CLASSES,
  'forwardRef',
  'createContext',
  'useContext',
  'createElement',
  'cloneElement',
  'useId',
]

/** The same, as selectors of ESLint. */
const EVENT_METHODS = ['persist', 'isPropagationStopped', 'isDefaultPrevented']
const CLASS_METHODS = 'getDerivedStateFromProps|getSnapshotBeforeUpdate|component(Did(Mount|Update)|Will.*)'
export const LEFT_OUT_SYNTAX = [
  `MemberExpression[property.name=/^(${EVENT_METHODS.join('|')}|defaultProps|contextType|forceUpdate)$/]`,
  `MethodDefinition[key.name=/^(UNSAFE_)?(${CLASS_METHODS})$/]`,
  "CallExpression[callee.name='memo'][arguments.length>1]",
  'JSXOpeningElement[name.name=/^(template|math|foreignObject)$/]',
  "JSXOpeningElement[name.name='select'] > JSXAttribute[name.name=/^(value|defaultValue|multiple)$/]",
  'JSXAttribute[name.name=/^(on(Input|DoubleClick).*|xlink.+)$/]',
]

/** Options of Preact's that only serve these: refs of `forwardRef`, `Suspense`, and what renders just now. */
const OPTIONS = ['__b', '__e', 'unmount', '__r']

/** Names attributes as the page does, and events as `CORE` expects them: in lower case. */
const VNODE = `e.vnode=function(n){
  if("string"!=typeof n.type)return;
  var t=n.props,u={};
  for(var i in t){
    var l=t[i];
    if("className"==i)i="class";
    else if("translate"==i&&"no"==l)l=!1;
    else if("o"==i[0]&&"n"==i[1]){
      i=i.toLowerCase();
      if("onfocus"==i)i="onfocusin";
      else if("onblur"==i)i="onfocusout";
      else if("onchange"==i&&("textarea"==n.type||"input"==n.type&&!/fil|che|rad/.test(t.type)))i="oninput"
    }
    u[i]=l
  }
  n.props=u
}`

/** Compares properties, as it does without a function. */
const MEMO = `function N(n){
  function e(n){return E(this.props,n)}
  return function(r){return this.shouldComponentUpdate=e,t(n,r)}
}`

const COMPAT = [
  // React's mark of an element, which nobody reads.
  [/function N\(.*?,u\.type=n,u\}/, MEMO],
  [/"__source"!==\w&&/g, ''],
  [/n\.prototype\.isReactComponent=.*?(?=var en=)/, ''],
  [/e\.vnode=.*?on&&on\(n\)\}/, VNODE],
  ...EVENT_METHODS.map((name) => [new RegExp(`\\w+\\.${name}=function\\(\\)\\{.*?\\},`), '']),
]

/**
 * A Rollup plugin. Bezel's components are functions, and what renders them is known: what Preact and its compat layer have
 * for others would weigh 2.5 kB gzipped on every page. The tests run on what is left.
 */
export const leanPreact = {
  name: 'lean-preact',
  transform(code, id) {
    const [, file] = /\/preact\/((?:\w|-)*\/?dist\/\w+)\.(?:module\.js|mjs)$/.exec(id) ?? []
    const changes = { 'dist/preact': CORE, 'hooks/dist/hooks': HOOKS, 'jsx-runtime/dist/jsxRuntime': JSX }[
      file
    ]
    if (changes) return { code: changed(code, changes), map: null }
    if (file !== 'compat/dist/compat') return undefined
    // Rollup cannot tell that a class made by assignments to its prototype is unused, nor what an option is for.
    const { body } = this.parse(code)
    const exported = body.flatMap(({ source, specifiers }) => (source ? [] : (specifiers ?? [])))
    const names = CLASSES.map((name) => exported.find((one) => one.exported.name === name).local.name)
    const expressions = body.flatMap(({ expression }) => expression?.expressions ?? expression ?? [])
    const isUnused = (left) => names.includes(rootOf(left)?.name) || OPTIONS.includes(left?.property?.name)
    for (const { left, start, end } of expressions.reverse())
      if (isUnused(left)) code = `${code.slice(0, start)}0${code.slice(end)}`
    return { code: changed(code, COMPAT), map: null }
  },
}

const changed = (code, changes) =>
  changes.reduce((text, [pattern, by]) => replaceKnown(text, pattern, by), code)

/** The variable that an assignment changes: `A` of `(A.prototype = new B).c`. */
function rootOf(node) {
  const inner = node?.object ?? node?.left
  return inner ? rootOf(inner) : node
}
