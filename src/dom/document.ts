/**
 * The document by its prototype: on `document` itself a form stands in for the member of its name, such as
 * `<form name="cookie">`. An observer, an event or jQuery gets the node, which is `document`.
 */
export const hostDocument = new Proxy({} as Document, {
  get(_, name) {
    const value: unknown = Reflect.get(natives(), name, document)
    return typeof value === 'function' ? (value.bind(document) as unknown) : value
  },
  set: (_, name, value) => Reflect.set(natives(), name, value, document),
})

const natives = () => Object.getPrototypeOf(document) as Document

/** Uses a native that another script may have replaced by one that throws; undefined where it does. */
export function tryNative<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * Returns an observer of the page's changes. Undefined if it cannot be created: only the page's present
 * content counts then.
 */
export const observer = (fn: MutationCallback) => tryNative(() => new MutationObserver(fn))
