import { demoCustomers } from './demo-customers.ts'
import type { Mood, Personality } from './mood.ts'
import type { Cart } from './quote.ts'
import { randomness } from './random.ts'
import type { TaxDisplay } from './tax-display.ts'
import type { Charge, Donation, Order, SeenRequest, Session, ShopEvent } from './records.ts'

/** The release of Magento whose answers the shop gives, where they differ. */
export type MagentoVersion = '2.4.5' | '2.4.7' | '2.4.8'

export interface ShopOptions {
  now?: () => number
  seed?: number
}

/** The data of one stand-in shop. All in memory; amounts are integers. */
export class Shop {
  readonly now: () => number
  seed: number
  random: ReturnType<typeof randomness>
  sessions = new Map<string, Session>()
  customers = demoCustomers()
  carts = new Map<number, Cart>()
  orders = new Map<number, Order>()
  charges: Charge[] = []
  donations: Donation[] = []
  events: ShopEvent[] = []
  requests: SeenRequest[] = []
  /** `Idempotency-Key` → the answer of the order that came with it. */
  answers = new Map<string, Promise<Response>>()
  /** Gift card id → USD cents left. */
  giftCardBalances: Record<number, number> = {}
  /** sku → quantity sold since the reset. */
  sold: Record<string, number> = {}
  /** Faults for the next calls. */
  moods: Mood[] = []
  personality: Personality = 'strict'
  magento: MagentoVersion = '2.4.5'
  /** Tax settings other than the website's own. */
  taxDisplay: Partial<TaxDisplay> = {}
  /** Conditions of sale are shown, and one has to be agreed to. */
  hasAgreements = false
  /** Settings besides its own (wire: settings): what a shop may switch on. */
  settings: Readonly<Record<string, string>> = {}
  /** Picture of a captcha → its letters. */
  pictures = new Map<string, string>()
  /** Tokens of the captcha's provider that were not used yet. */
  tokens = new Set<string>()
  /** Offers and free gifts are no longer available. */
  offersEnded = false
  /** The next form key sent is refused and replaced. */
  rotateFormKey = false
  /** Path → releases the response the personality `reorder` holds back. */
  held = new Map<string, () => void>()
  private counter: Record<string, number> = {}

  constructor(options: ShopOptions = {}) {
    this.now = options.now ?? Date.now
    this.seed = options.seed ?? 1
    this.random = randomness(this.seed)
  }

  /** The next number of the sequence `name`, which starts at `first`. */
  nextId(name: string, first: number): number {
    const next = (this.counter[name] ?? first - 1) + 1
    this.counter[name] = next
    return next
  }

  /** Adds an event to the ledger. */
  recordEvent(type: string, detail: Record<string, unknown> = {}): void {
    this.events.push({ type, at: this.now(), ...detail })
  }

  /** Resets all data; visitors keep their cookies but get a new session. */
  clear(seed = this.seed): void {
    Object.assign(this, new Shop({ now: this.now, seed }))
  }
}
