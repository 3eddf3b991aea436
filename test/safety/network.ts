import type { Storefront } from '../../demo/storefront.ts'
import type { Clock } from './clock.ts'

/** The fate of one request. A `late` one reaches the shop late; the response of a `slow` one is late. */
export type Condition =
  | { kind: 'fair' | 'cut-before' | 'cut-after' | 'hang' | 'twice' }
  | { kind: 'late' | 'slow'; ms: number }
  | { kind: 'status'; status: number; served: boolean }

export const fair: Condition = { kind: 'fair' }

/** The network between all pages of one visitor and the shop. A request sent arrives even when its page is gone. */
export class Network {
  cookies = new Map<string, string>()
  private hidden = new Set<string>()
  /**
   * The fates of the next requests that place an order, and of the next ones that read the payment information or how a
   * payment stands.
   */
  orders: Condition[] = []
  reads: Condition[] = []
  /** Whether the shop reads the key of an attempt. */
  readsKey = true

  constructor(
    private readonly storefront: Storefront,
    private readonly clock: Clock,
  ) {}

  /** Cookies a script may read. */
  visible(): string {
    return this.header([...this.cookies].filter(([name]) => !this.hidden.has(name)))
  }

  storeCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const name = pair.slice(0, pair.indexOf('='))
      if (attributes.some((each) => /^max-age=0$/i.test(each))) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(name.length + 1))
      if (attributes.includes('HttpOnly')) this.hidden.add(name)
    }
  }

  /** Never settles if the response is lost. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    this.clock.recordActivity()
    const method = init.method ?? 'GET'
    const condition = this.conditionFor(method, url)
    switch (condition.kind) {
      case 'cut-before':
        throw new TypeError('Failed to fetch')
      case 'cut-after':
        await this.serve(url, method, init)
        throw new TypeError('Failed to fetch')
      case 'hang':
        await this.serve(url, method, init)
        return new Promise<never>(() => undefined)
      case 'twice':
        await this.serve(url, method, init)
        return this.serve(url, method, init)
      case 'late':
        await this.clock.sleep(condition.ms)
        return this.serve(url, method, init)
      case 'slow': {
        const answer = await this.serve(url, method, init)
        await this.clock.sleep(condition.ms)
        return answer
      }
      case 'status':
        if (condition.served) await this.serve(url, method, init)
        return light(condition.status, JSON.stringify({ message: 'The shop failed.' }), url)
      default:
        return this.serve(url, method, init)
    }
  }

  /** Returns the fate of one request. */
  conditionFor = (method: string, url: string): Condition => {
    if (!/payment-(information|result|status)/.test(url)) return fair
    const isOrder = method === 'POST' && url.includes('payment-information')
    return (isOrder ? this.orders : this.reads).shift() ?? fair
  }

  private async serve(url: string, method: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!this.readsKey) headers.delete('Idempotency-Key')
    const request = {
      url,
      method,
      headers,
      text: async () => String(init.body ?? ''),
    }
    const { response, setCookies } = await this.storefront.answer(
      request as unknown as Request,
      this.header([...this.cookies]),
    )
    this.clock.recordActivity()
    this.storeCookies(setCookies)
    const text = await response.text()
    this.clock.recordActivity()
    return light(response.status, text, url, response.headers)
  }

  private header = (pairs: [string, string][]) => pairs.map(([name, value]) => `${name}=${value}`).join('; ')
}

/** A response whose body needs no reading. */
const light = (status: number, text: string, url: string, headers = new Headers()): Response =>
  ({
    status,
    ok: status < 400,
    headers,
    url,
    redirected: false,
    body: text,
    text: async () => text,
  }) as unknown as Response
