import { createStorefront, type Storefront, type StorefrontOptions } from '../demo/storefront.ts'
import type { Shop } from '../demo/shop/shop.ts'
import type { ResetOptions } from '../demo/wire/control/control.ts'
import { ledger, type Ledger } from '../demo/wire/control/ledger.ts'

export interface OpenShopOptions extends ResetOptions, StorefrontOptions {}

export interface OpenShop {
  shop: Shop
  storefront: Storefront
  /** Returns what the shop has received so far. */
  ledger(): Ledger
  /** The visitor's cookies, HttpOnly ones included. */
  cookie(name: string): string | undefined
  /** Leaves the page: removes the cookies, and no answer arrives any more, so that the next test meets nothing of this one. */
  restore(): void
}

/**
 * Opens a demo shop behind this page: `fetch` reaches it with the visitor's cookies, and `document.cookie` has those a
 * script may read. Options are those of `POST /__demo/reset`; call `restore` after the test.
 */
export function openShop({ now, pages, ...reset }: OpenShopOptions = {}): OpenShop {
  const storefront = createStorefront({ now, pages, seed: reset.seed })
  const jar = new Jar()
  jar.take(storefront.reset(reset))
  let isLeft = false
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await browse(storefront, jar, input, init)
    return isLeft ? never : response
  }
  return {
    get shop() {
      return storefront.shop
    },
    storefront,
    ledger: () => ledger(storefront.shop),
    cookie: (name) => jar.all().get(name),
    restore() {
      isLeft = true
      globalThis.fetch = () => never
      jar.close()
    },
  }
}

const never = new Promise<never>(() => undefined)

/** One request as a browser sends it: cookies, redirects followed by GET, abort and dropped connections as errors. */
async function browse(
  storefront: Storefront,
  jar: Jar,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const first = input instanceof Request ? input : new Request(new URL(String(input), location.href), init)
  const signal = init?.signal ?? first.signal
  let request = first
  for (let hops = 0; hops < 10; hops += 1) {
    const { response, setCookies } = await orAborted(storefront.answer(request, jar.header()), signal)
    jar.take(setCookies)
    const target = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (target === null) return arrived(response, request.url, hops > 0)
    request = new Request(new URL(target, request.url))
  }
  throw new TypeError('Failed to fetch')
}

function arrived(response: Response, url: string, redirected: boolean): Response {
  Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } })
  return response
}

function orAborted<T>(work: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason ?? new DOMException('The operation was aborted.', 'AbortError'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject)
  })
}

/** The visitor's cookies: HttpOnly ones are kept here, all others in `document.cookie`. */
class Jar {
  private hidden = new Map<string, string>()
  private isClosed = false

  take(lines: string[]): void {
    if (this.isClosed) return
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const name = pair.slice(0, pair.indexOf('='))
      const isGone = attributes.includes('Max-Age=0')
      if (isGone) this.hidden.delete(name)
      if (attributes.includes('HttpOnly')) {
        if (!isGone) this.hidden.set(name, pair.slice(name.length + 1))
      } else {
        document.cookie = line
      }
    }
  }

  all(): Map<string, string> {
    const visible = document.cookie.split(/;\s*/).filter(Boolean)
    const pairs = visible.map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    })
    return new Map([...pairs, ...this.hidden])
  }

  header(): string {
    return [...this.all()].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Removes all cookies, and takes no more. */
  close(): void {
    this.isClosed = true
    for (const name of this.all().keys())
      document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:01 GMT`
    this.hidden.clear()
  }
}
