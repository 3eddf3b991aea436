import type { Clock } from './clock.ts'
import type { Network } from './network.ts'
import type { Locks } from './locks.ts'

const COPIES_FROM = 100
const ORIGIN = 'http://localhost:8080'

export type LoadType = 'navigate' | 'reload' | 'back_forward'

/** `localStorage` or `sessionStorage`. */
class MemoryStorage {
  constructor(private readonly texts = new Map<string, string>()) {}
  getItem = (key: string) => this.texts.get(key) ?? null
  setItem = (key: string, value: string) => void this.texts.set(key, value)
  removeItem = (key: string) => void this.texts.delete(key)
}

export interface Browser<Page> {
  clock: Clock
  network: Network
  local: Map<string, string>
  /** Without them tabs share their storage alone. */
  locks?: Locks
  code: (globals: Record<string, unknown>) => Page
  /** Mounts what is on the page; gives what unmounts it. */
  start: (page: Page) => () => void
}

/** One tab of a browser. A page that was left gets no responses any more, but its requests go on. */
export class Tab<Page> {
  private readonly session: Map<string, string>
  private alive = { is: true }
  private loads: number
  private window = new EventTarget()
  private stop: () => void = () => undefined
  page!: Page
  /** The address that the page navigated to, if it did. */
  navigatedTo: string | undefined

  /** A copy of another tab begins with its session storage. */
  constructor(
    private readonly browser: Browser<Page>,
    copied?: Tab<Page>,
  ) {
    this.session = new Map(copied?.session)
    // No two pages begin at the same moment.
    this.loads = copied ? copied.loads + COPIES_FROM : 0
    this.load('navigate')
  }

  copy = (): Tab<Page> => new Tab(this.browser, this)

  /** The tab is closed: its page is gone with all its locks. */
  close(): void {
    this.alive.is = false
    this.browser.locks?.grantNext()
  }

  /** Loads the page. */
  load(type: LoadType): void {
    this.close()
    this.loads += 1
    const alive = (this.alive = { is: true })
    this.navigatedTo = undefined
    this.window = new EventTarget()
    this.page = this.browser.code(this.globals(type, alive))
    this.stop = this.browser.start(this.page)
  }

  /** Unmounts the widget and mounts it again; the page's memory stays. */
  remount(): void {
    this.stop()
    this.stop = this.browser.start(this.page)
  }

  /** Restores the page from the back/forward cache. */
  showFromCache(): void {
    this.navigatedTo = undefined
    this.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }

  get isOnPage(): boolean {
    return this.navigatedTo === undefined
  }

  private globals(type: LoadType, alive: { is: boolean }): Record<string, unknown> {
    const { clock, network, local, locks } = this.browser
    const location = {
      href: `${ORIGIN}/checkout`,
      origin: ORIGIN,
      pathname: '/checkout',
      search: '',
      protocol: 'http:',
      assign: (url: string) => alive.is && (this.navigatedTo = new URL(url).pathname + new URL(url).search),
      reload: () => alive.is && this.load('reload'),
    }
    const natives = Object.assign(Object.create(EventTarget.prototype) as object, {
      querySelector: () => null,
      querySelectorAll: () => [],
      documentElement: { lang: 'en-US' },
      visibilityState: 'visible',
      title: '',
    })
    Object.defineProperty(natives, 'cookie', {
      get: () => network.visible(),
      set: (line: string) => network.storeCookies([line]),
    })
    const document: unknown = Object.setPrototypeOf(new EventTarget(), natives)
    const window = Object.assign(this.window, {
      localStorage: new MemoryStorage(local),
      sessionStorage: new MemoryStorage(this.session),
      innerWidth: 1280,
      location,
    })
    // A page that is gone gets no response and no timer.
    const fetch = (url: string | URL, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        network.fetch(String(url), init).then(
          (answer) => alive.is && resolve(answer),
          (error: unknown) => alive.is && reject(error as Error),
        )
      })
    const navigator = { locks: locks?.ofPage(alive) }
    const page = { ...globalFew, fetch, navigator, performance: {} }
    return {
      page,
      window,
      document,
      location,
      self: { origin: ORIGIN },
      history: { state: null, pushState: () => undefined, replaceState: () => undefined },
      navigator: { onLine: true },
      performance: { getEntriesByType: () => [{ type }], timeOrigin: this.loads },
      fetch,
      setTimeout: (run: () => void, delay?: number) => clock.set(() => alive.is && run(), delay),
      clearTimeout: clock.clear,
      requestAnimationFrame: (run: () => void) => clock.set(() => alive.is && run(), 16),
      console: { warn() {}, error() {}, log() {}, info() {} },
      Date: dateOf(clock),
    }
  }
}

const globalFew = {
  Headers,
  AbortController,
  Request,
  Response,
  URL,
  crypto,
  Object,
  Array,
  JSON,
  Promise,
  Error,
}

const dateOf = (clock: Clock) =>
  class extends Date {
    constructor(...given: [] | [number | string]) {
      super(...((given.length ? given : [clock.now]) as [number]))
    }
    static override now = () => clock.now
  }
