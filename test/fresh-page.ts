import { afterAll, vi } from 'vitest'

// Many test files share one page, because a page for each takes half a second. Each file begins with modules
// of its own, as it would in a new page. Everything it left in the page is removed at its end: timers,
// listeners, globals, elements, attributes, cookies and the address.
vi.resetModules()

/** How long (ms) answers under way at a file's end have to arrive. */
const REST = 20

const { setTimeout, clearTimeout, fetch } = globalThis

if (typeof window !== 'undefined') {
  const globals = new Set(Object.keys(window))
  // user-event marks a document that has its listeners.
  const marks = new Set(Object.getOwnPropertySymbols(document))
  const stops = [window, Object.getPrototypeOf(document) as Document].map(recordListeners)
  const timers = recordTimers()
  const endObservers = recordObservers()
  afterAll(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    // Parts that load late, and answers under way, would go on in the next file's page.
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done, REST))
    timers.forEach(clearTimeout)
    endObservers()
    Object.assign(globalThis, { setTimeout, clearTimeout, fetch })
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

/** Returns a set that every timer begun from now on is added to. */
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

/** Returns a function that disconnects the observers that began to observe since. */
function recordObservers(): () => void {
  const observers = new Set<MutationObserver>()
  const { prototype } = MutationObserver
  const { observe } = prototype
  prototype.observe = function (...given) {
    observers.add(this)
    observe.apply(this, given)
  }
  return () => {
    prototype.observe = observe
    observers.forEach((observer) => observer.disconnect())
  }
}

/** Returns a function that removes the listeners added since by this window, or by documents of this prototype. */
function recordListeners(owner: EventTarget): () => void {
  const gone = new AbortController()
  const add = owner.addEventListener
  owner.addEventListener = function (this: EventTarget | undefined, type, listener, given) {
    const target = this ?? owner
    const options = typeof given === 'object' ? given : { capture: given }
    add.call(target, type, listener, options)
    gone.signal.addEventListener('abort', () => target.removeEventListener(type, listener, options))
  }
  return () => {
    owner.addEventListener = add
    gone.abort()
  }
}
