/** Uses a native that another script may have replaced by one that throws; undefined where it does. */
export function tryNative<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** An observer of the page's changes, undefined where there is none to be had: what is there now is all that counts then. */
export const observer = (fn: MutationCallback) => tryNative(() => new MutationObserver(fn))
