import type { Mood } from '../wire/faults'
import type { Personality } from '../wire/personalities'
import { customers } from './people'
import type { Cart, QuoteAddress } from './quote'
import { randomness } from './random'

export interface Message {
  type: 'success' | 'error' | 'warning' | 'notice'
  text: string
}

/** What a shop asks for besides Magento's own parts of an address. */
export interface CustomAttribute {
  attribute_code: string
  value: string
}

export interface CustomerAddress {
  id: number
  customer_id: number
  region: { region_code: string | null; region: string | null; region_id: number }
  region_id: number
  country_id: string
  street: string[]
  telephone: string
  postcode: string
  city: string
  firstname: string
  lastname: string
  company?: string
  vat_id?: string
  custom_attributes?: CustomAttribute[]
  default_shipping?: true
  default_billing?: true
}

export interface Customer {
  id: number
  email: string
  password: string
  firstname: string
  lastname: string
  addresses: CustomerAddress[]
  /** USD cents. */
  credit: number
  points: number
  wishlist: string[]
  failures: number
}

export interface Order {
  id: number
  increment: string
  cartId: number
  customerId?: number
  email: string
  state: 'placed' | 'canceled'
  method: string
  currency: string
  /** Minor units of `currency`. */
  grandTotal: number
  items: { sku: string; name: string; qty: number; rowTotal: number }[]
  shippingAddress?: QuoteAddress
  billingAddress?: QuoteAddress
  rate?: Cart['rate']
  placedAt: number
  /** What was offset by gift cards, credit and points, to give back when the order is canceled. */
  spent: { giftCards: Record<number, number>; credit: number; points: number }
}

export interface Charge {
  orderId: number
  /** Minor units of `currency`. */
  value: number
  currency: string
}

export interface Session {
  id: string
  formKey?: string
  customerId?: number
  cartId?: number
  country: string
  currency: string
  /** Magento's form, `de_DE`. */
  locale: string
  messages: Message[]
  lastOrderId?: number
  visitorGift?: string
  /** Offers and notes of other rooms of the demo, by their own key. */
  notes: Record<string, unknown>
}

export interface SeenRequest {
  method: string
  path: string
  body: string
  /** 0 while unanswered or when the connection was cut. */
  status: number
  at: number
}

/** What a shop event looks like in the ledger. */
export interface ShopEvent {
  type: string
  at: number
  [detail: string]: unknown
}

export interface ShopOptions {
  now?: () => number
  seed?: number
}

/** Everything the stand-in shop remembers. All in memory; amounts are integers. */
export class Shop {
  readonly now: () => number
  seed: number
  random: ReturnType<typeof randomness>
  sessions = new Map<string, Session>()
  customers = customers()
  carts = new Map<number, Cart>()
  orders = new Map<number, Order>()
  charges: Charge[] = []
  events: ShopEvent[] = []
  requests: SeenRequest[] = []
  /** Gift card id → USD cents left. */
  giftCardBalances: Record<number, number> = {}
  /** sku → pieces sold since the reset. */
  sold: Record<string, number> = {}
  moods: Mood[] = []
  personality: Personality = 'strict'
  /** Offers and free gifts are over. */
  offersEnded = false
  /** The next form key sent is refused and a new one set. */
  rotateFormKey = false
  /** Answers kept back by `reorder`, by path. */
  held = new Map<string, () => void>()
  private counter: Record<string, number> = {}

  constructor(options: ShopOptions = {}) {
    this.now = options.now ?? Date.now
    this.seed = options.seed ?? 1
    this.random = randomness(this.seed)
  }

  /** The next number of a sequence, e.g. `nextId('cart', 100)`. */
  nextId(name: string, first: number): number {
    const next = (this.counter[name] ?? first - 1) + 1
    this.counter[name] = next
    return next
  }

  note(type: string, detail: Record<string, unknown> = {}): void {
    this.events.push({ type, at: this.now(), ...detail })
  }

  /** Forgets everything; visitors keep their cookies and find a new session. */
  clear(seed = this.seed): void {
    const fresh = new Shop({ now: this.now, seed })
    this.seed = seed
    this.random = fresh.random
    this.sessions = fresh.sessions
    this.customers = fresh.customers
    this.carts = fresh.carts
    this.orders = fresh.orders
    this.charges = fresh.charges
    this.events = fresh.events
    this.requests = fresh.requests
    this.giftCardBalances = fresh.giftCardBalances
    this.sold = fresh.sold
    this.moods = []
    this.personality = 'strict'
    this.offersEnded = false
    this.rotateFormKey = false
    this.held = new Map()
    this.counter = {}
  }
}
