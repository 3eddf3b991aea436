/** An independent model of the demo shop's cart: amounts in US cents, no tax and no delivery. */

export interface ModelItem {
  sku: string
  qty: number
  price: number
  free: boolean
  /** Gift box by index of the unit. */
  gifts: Record<number, number>
}

const PRICES: Record<string, number> = {
  'EA-1': 3450,
  'BR-1': 18_900,
  'NK-2': 6400,
  'GV-50': 5000,
  PRIME: 1990,
  'OFF-1': 990,
  'OFF-2': 400,
  'FREE-1': 0,
}
const STOCK: Record<string, number> = { 'BR-1': 5 }
const VIRTUAL = new Set(['GV-50', 'PRIME'])
const COUPONS: Record<string, { percent?: number; fixed?: number; from?: number }> = {
  SPRING: { percent: 10 },
  FREESHIP: {},
  WELCOME5: { fixed: 500 },
  GALA: { percent: 20, from: 20_000 },
  NORUSH: { percent: 15 },
  GRATIS: { percent: 100 },
}
const CARDS: Record<string, { id: number; value: number }> = {
  ABCD1234EFGH: { id: 31, value: 2000 },
  LUXE2024GIFT: { id: 32, value: 50_000 },
}
const BOXES: Record<number, number> = { 3: 420, 4: 650 }
const CREDIT = 2000
const POINTS = 500

export class CartModel {
  items: ModelItem[] = []
  private coupon: string | undefined
  /** Ordered by id, like integer keys of a JSON object. */
  cards: { id: number; value: number }[] = []
  credit = false
  points = false

  constructor(readonly isCustomer: boolean) {}

  get isVirtual() {
    return this.items.length > 0 && this.items.every(({ sku }) => VIRTUAL.has(sku))
  }

  /** The coupon in force: one with a minimum does not count below it. */
  get couponInForce(): string | undefined {
    const from = COUPONS[this.coupon ?? '']?.from ?? 0
    return this.coupon && this.goods >= from ? this.coupon : undefined
  }

  private get goods() {
    return this.items.reduce((sum, { price, qty }) => sum + price * qty, 0)
  }

  add(sku: string, qty: number): void {
    const item = this.items.find((one) => one.sku === sku)
    if ((item?.qty ?? 0) + qty > (STOCK[sku] ?? Infinity)) return
    if (item) item.qty += qty
    else this.items.push({ sku, qty, price: PRICES[sku]!, free: sku.startsWith('FREE'), gifts: {} })
  }

  setQuantity(item: ModelItem, qty: number): void {
    if (qty > (STOCK[item.sku] ?? Infinity)) return
    item.qty = qty
    for (const index of Object.keys(item.gifts).map(Number)) if (index >= qty) delete item.gifts[index]
    this.dropUndueGifts()
  }

  remove(item: ModelItem): void {
    this.items = this.items.filter((one) => one !== item)
    this.dropUndueGifts()
  }

  /** A free gift goes with its condition. */
  private dropUndueGifts(): void {
    if (this.goods < 10_000) this.items = this.items.filter(({ free }) => !free)
  }

  /** A bad code also removes the coupon before it (wire: coupon). */
  enterCoupon(code: string): void {
    this.coupon = COUPONS[code] ? code : undefined
    this.coupon = this.couponInForce
  }

  dropCoupon(): void {
    this.coupon = undefined
  }

  enterCard(code: string): void {
    const card = CARDS[code]
    if (!card) return
    this.cards = [...this.cards.filter(({ id }) => id !== card.id), card].sort(
      (one, other) => one.id - other.id,
    )
  }

  dropCard(id: number): void {
    this.cards = this.cards.filter((card) => card.id !== id)
  }

  usePoints(isUsed: boolean): void {
    if (!isUsed || !this.isVirtual) this.points = isUsed
  }

  togglePrime(): void {
    const prime = this.items.find(({ sku }) => sku === 'PRIME')
    if (prime) this.remove(prime)
    else this.add('PRIME', 1)
  }

  get hasPrime() {
    return this.items.some(({ sku }) => sku === 'PRIME')
  }

  /** Once each; a free gift needs goods of 100 dollars. */
  takeOffer(sku: string): void {
    const isDue = sku !== 'FREE-1' || this.goods >= 10_000
    if (isDue && !this.items.some((item) => item.sku === sku)) this.add(sku, 1)
  }

  /** The amount to pay. */
  get due(): number {
    const coupon = COUPONS[this.couponInForce ?? ''] ?? {}
    const open = this.items.map((item) => {
      const row = item.price * item.qty
      const rest = row - Math.round((row * (coupon.percent ?? 0)) / 100)
      const isMembers = this.hasPrime && item.sku !== 'PRIME' && item.sku !== 'GV-50'
      return isMembers ? rest - Math.round(rest / 10) : rest
    })
    const goods = open.reduce((sum, amount) => sum + amount, 0)
    const boxes = this.items
      .flatMap(({ gifts }) => Object.values(gifts))
      .reduce((sum, id) => sum + BOXES[id]!, 0)
    const due = goods - Math.min(coupon.fixed ?? 0, goods) + boxes
    const paid = this.cards.reduce((sum, { value }) => sum + value, 0)
    const used = (this.credit ? CREDIT : 0) + (this.points && !this.isVirtual ? POINTS : 0)
    return Math.max(0, due - paid - used)
  }
}
