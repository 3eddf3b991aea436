import { map } from 'nanostores'
import { onEvent } from './events.ts'
import { hostDocument } from './document.ts'

/** Calls back when the browser restores the page from memory (back/forward cache), where timers were suspended. */
export const onReturn = (fn: () => void): (() => void) =>
  onEvent<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => {
    if (persisted) fn()
  })

/** Calls back when the shopper leaves the page. There is time to send a request, not to wait for the response. */
export const onLeave = (fn: () => void): (() => void) => onEvent(window, 'pagehide', fn)

/**
 * The browser prepares the page, and the shopper may never open it: it may mount and read, but nothing is stored, counted
 * or sent that changes anything until `whenActivated`.
 */
export const isPrerendering = (): boolean => Boolean((hostDocument as Prerendered).prerendering)

/** Calls back at once, or on a prerendered page when the shopper opens it. Returns a stop function. */
export function whenActivated(fn: () => void): () => void {
  if (isPrerendering()) hostDocument.addEventListener('prerenderingchange', fn, { once: true })
  else fn()
  return () => hostDocument.removeEventListener('prerenderingchange', fn)
}

/** Resolves when the shopper has opened the page. */
export const activated = (): Promise<void> => new Promise((resolve) => whenActivated(resolve))

type Prerendered = Document & { prerendering?: boolean }

/** Calls back when what is in the page now has been painted; in a hidden page once it is shown. Returns a stop function. */
export function afterPaint(fn: () => void): () => void {
  let stop = nextFrame(() => {
    const timer = setTimeout(fn)
    stop = () => clearTimeout(timer)
  })
  return () => stop()
}

const $timers = map<Record<string, ReturnType<typeof setTimeout>>>({})

/** Calls back so many milliseconds after the last call of this name. */
export function afterLast(name: string, milliseconds: number, fn: () => void): void {
  clearTimeout($timers.value[name])
  $timers.setKey(name, setTimeout(fn, milliseconds))
}

/** Calls back before the next frame. Returns a stop function. */
export function nextFrame(fn: () => void): () => void {
  try {
    const frame = requestAnimationFrame(fn)
    return () => cancelAnimationFrame(frame)
  } catch {
    const timer = setTimeout(fn, 16)
    return () => clearTimeout(timer)
  }
}

/** Calls back in a task of its own, after what the shopper has done meanwhile. A timer would wait 4 ms and more. */
export function afterYield(fn: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  const stop = () => port1.close()
  port1.onmessage = () => {
    stop()
    fn()
  }
  port2.postMessage(undefined)
  return stop
}

/**
 * Calls back as `afterYield` does, and before the next frame where the browser can tell: it draws when it has not for
 * too long. Meant for work that goes on, whose every frame would draw what the next replaces.
 */
export function nextSlice(fn: () => void): () => void {
  let isStopped = false
  const goOn = () => isStopped || fn()
  try {
    // It rejects where a page's task that began all this was aborted.
    void scheduler.yield().then(goOn, goOn)
  } catch {
    return afterYield(fn)
  }
  return () => (isStopped = true)
}

/** Milliseconds until the browser counts as idle: a busy page may never be. */
const LATEST = 2000

/** The same where it does not tell, as in Safari: a page's first frames are painted by then. */
const UNTOLD = 200

/** Calls back when the browser is idle, at the latest after 2 s. Returns a stop function. */
export function whenIdle(fn: () => void): () => void {
  try {
    const handle = requestIdleCallback(fn, { timeout: LATEST })
    return () => cancelIdleCallback(handle)
  } catch {
    const timer = setTimeout(fn, UNTOLD)
    return () => clearTimeout(timer)
  }
}

/** Whether the browser believes it has a network. */
export const isOnline = (): boolean => navigator.onLine !== false

/** Calls back when the network comes or goes. */
export function onConnection(fn: () => void): () => void {
  const stops = [onEvent(window, 'online', fn), onEvent(window, 'offline', fn)]
  return () => stops.forEach((stop) => stop())
}

/** Calls back once, when the network comes back. */
export const onceOnline = (fn: () => void): void => window.addEventListener('online', fn, { once: true })
