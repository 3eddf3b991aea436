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
