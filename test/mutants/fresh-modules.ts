import { afterAll, vi } from 'vitest'

// All files of a room share one page here, for speed. Each begins with modules of its own, as it does in a page of its
// own, and what it left in the page goes with it: listeners, globals, elements, cookies and the address.
vi.resetModules()

/** How long (ms) answers under way at a file's end have to arrive. */
const REST = 50

const { setTimeout } = globalThis
if (typeof window !== 'undefined') {
  const globals = new Set(Object.keys(window))
  // user-event marks a document that has its listeners.
  const marks = new Set(Object.getOwnPropertySymbols(document))
  const stops = [window, document].map(recordListeners)
  const timers = recordTimers()
  afterAll(async () => {
    vi.useRealTimers()
    await new Promise((done) => setTimeout(done, REST))
    timers.forEach(clearTimeout)
    globalThis.setTimeout = setTimeout
    stops.forEach((stop) => stop())
    for (const key of Object.keys(window)) if (!globals.has(key)) Reflect.deleteProperty(window, key)
    for (const key of Object.getOwnPropertySymbols(document))
      if (!marks.has(key)) Reflect.deleteProperty(document, key)
    for (const element of [document.head, document.body]) element.replaceChildren()
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
    history.replaceState(null, '', '/')
  })
}

/** All timers begun since. */
function recordTimers() {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const record = (...given: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...given)
    timers.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(record, setTimeout)
  return timers
}

/** Returns a function that removes the listeners added since. */
function recordListeners(target: EventTarget): () => void {
  const gone = new AbortController()
  const add = target.addEventListener
  target.addEventListener = (type: string, listener: EventListener | null, given?: boolean | object) => {
    const options = typeof given === 'object' ? given : { capture: given }
    add.call(target, type, listener, options)
    gone.signal.addEventListener('abort', () => target.removeEventListener(type, listener, options))
  }
  return () => {
    target.addEventListener = add
    gone.abort()
  }
}
