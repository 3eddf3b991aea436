import { Shop, type ShopOptions } from './shop/shop'

/** The cookie that says which shop a visitor is in. */
export const SHOP_COOKIE = 'demo_shop'
const MAX_SHOPS = 40

/**
 * Shops side by side: each reset by request opens one, whose visitor keeps it by a cookie, so that tests at the same
 * time do not meet. Whoever has no such cookie is in the shop opened last.
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

  /** Opens a shop in the place of the visitor's old one; the oldest is forgotten when there are many. */
  open(cookies: Map<string, string>): { shop: Shop; cookie: string } {
    this.shops.delete(cookies.get(SHOP_COOKIE) ?? '')
    const [oldest] = this.shops.keys()
    if (oldest !== undefined && this.shops.size >= MAX_SHOPS) this.shops.delete(oldest)
    this.opened += 1
    const name = String(this.opened)
    this.latest = new Shop(this.options)
    this.shops.set(name, this.latest)
    return { shop: this.latest, cookie: `${SHOP_COOKIE}=${name}; Path=/; SameSite=Lax; HttpOnly` }
  }
}
