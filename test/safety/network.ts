import type { Storefront } from '../../demo/storefront'
import type { Clock } from './clock'

/** What may happen to one call between the page and the shop. `late` calls reach the shop late, `slow` answers come late. */
export type Condition =
  | { kind: 'fair' | 'cut-before' | 'cut-after' | 'hang' | 'twice' }
  | { kind: 'late' | 'slow'; ms: number }
  | { kind: 'status'; status: number; served: boolean }

export const fair: Condition = { kind: 'fair' }

/** The line between all pages of one visitor and the shop. Calls that left a page arrive even when the page is gone. */
export class Network {
  cookies = new Map<string, string>()
  private hidden = new Set<string>()
  /** What happens to the next calls that make an order, and to the next ones that ask for the cart. */
  orders: Condition[] = []
  reads: Condition[] = []

  constructor(
    private readonly storefront: Storefront,
    private readonly clock: Clock,
  ) {}

  /** Cookies a page's script may see. */
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

  /** Never settles when the answer never comes. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    this.clock.recordActivity()
    const method = init.method ?? 'GET'
    const weather = this.conditionFor(method, url)
    switch (weather.kind) {
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
        await this.clock.sleep(weather.ms)
        return this.serve(url, method, init)
      case 'slow': {
        const answer = await this.serve(url, method, init)
        await this.clock.sleep(weather.ms)
        return answer
      }
      case 'status':
        if (weather.served) await this.serve(url, method, init)
        return light(weather.status, JSON.stringify({ message: 'The shop is tired.' }), url)
      default:
        return this.serve(url, method, init)
    }
  }

  private conditionFor(method: string, url: string): Condition {
    if (!/payment-information/.test(url)) return fair
    return (method === 'POST' ? this.orders : this.reads).shift() ?? fair
  }

  private async serve(url: string, method: string, init: RequestInit): Promise<Response> {
    const request = {
      url,
      method,
      headers: new Headers(init.headers),
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

/** An answer whose body is there at once. */
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
