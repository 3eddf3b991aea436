import { afterYield } from './lifecycle.ts'

/** Follows all presses on the page. */
function watchPresses(): (fn: () => void) => void {
  /** The callbacks that wait for the end of the press that is under way. */
  let waiting: (() => void)[] | undefined
  // A press on a list the browser draws, or for its menu, may have no end: the next one or a key ends it. Node
  // has no such events.
  for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'keydown'])
    globalThis.addEventListener?.(
      name,
      ({ type }) => {
        if (type === 'pointerdown') return void (waiting ??= [])
        waiting?.forEach((fn) => afterYield(fn))
        waiting = undefined
      },
      true,
    )
  return (fn) => void (waiting ? waiting.push(fn) : afterYield(fn))
}

/**
 * Calls back when no press is under way, and the page has had its click. For what moves the page when a field is left: a
 * button that moves away between the press and its end is never clicked.
 */
export const afterPress = watchPresses()
