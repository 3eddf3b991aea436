import { cookieFor } from './request-context.ts'
import { Shop, type ShopOptions } from './shop/shop.ts'

/** Name of the cookie that holds the id of a visitor's shop. */
const SHOP_COOKIE = 'demo_shop'
const MAX_SHOPS = 40

/**
 * Independent shops on one server, so that parallel tests do not share data. Each `POST /__demo/reset` opens one for
 * the visitor, who is recognised by a cookie; without the cookie a visitor gets the shop opened last.
 */
export class ParallelShops {
  private shops = new Map<string, Shop>()
  private opened = 0
  latest: Shop

  constructor(private readonly options: ShopOptions) {
    this.latest = new Shop(options)
  }

  of(cookies: Map<string, string>): Shop {
    return this.shops.get(cookies.get(SHOP_COOKIE) ?? '') ?? this.latest
  }

  /** Replaces the visitor's shop by a new one; beyond `MAX_SHOPS` the oldest is dropped. */
  open(cookies: Map<string, string>): { shop: Shop; cookie: string } {
    this.shops.delete(cookies.get(SHOP_COOKIE) ?? '')
    const [oldest] = this.shops.keys()
    if (oldest !== undefined && this.shops.size >= MAX_SHOPS) this.shops.delete(oldest)
    this.opened += 1
    const name = String(this.opened)
    this.latest = new Shop(this.options)
    this.shops.set(name, this.latest)
    return { shop: this.latest, cookie: cookieFor(SHOP_COOKIE, name, { httpOnly: true }) }
  }
}
