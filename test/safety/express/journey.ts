import { createStorefront } from '../../../demo/storefront'
import type { Cart } from '../../../demo/shop/quote'
import type { Order } from '../../../demo/shop/records'
import { emptyAddress } from '../../../src/domain/address/address'
import { PLACES } from '../../../src/state/express/places.fixture'
import { Clock } from '../clock'
import { Locks } from '../locks'
import { fair, Network } from '../network'
import { Tab } from '../tab'
import type * as Entry from './page-entry'
import type { Plan, Step } from './plan'
import { type Authorised, WalletSheet } from './sheet'

type Page = typeof Entry

/** What the checkout has saved before. */
const BEFORE = {
  shippingAddress: {
    ...emptyAddress('AT'),
    firstname: 'Ann',
    lastname: 'Lee',
    street: ['Ring 2'],
    city: 'Graz',
    postcode: '8010',
    telephone: '1',
  },
  rate: { carrier_code: 'tablerate', method_code: 'bestway' },
}

export type Code = (globals: Record<string, unknown>) => Page

/** What became of a plan. */
export interface Result {
  /** Orders of the shop's cart, canceled ones left out. */
  orders: number
  /** What is wrong with orders, each in a sentence; also canceled ones that Bezel must not have sent. */
  wrong: string[]
}

/** Carries out a plan in its own shop, with the real state code in both tabs, then waits and pays without faults. */
export async function runPlan(plan: Plan, code: Code): Promise<Result> {
  const clock = new Clock()
  const before = globalThis.setTimeout
  // The demo shop's timers run on the same clock.
  globalThis.setTimeout = clock.set as unknown as typeof setTimeout
  try {
    return await new Journey(plan, code, clock).run()
  } finally {
    globalThis.setTimeout = before
  }
}

class Journey {
  private readonly storefront
  private readonly network
  private readonly browser
  private readonly cart: Cart
  private readonly tabs: (Tab<Page> | undefined)[] = []
  private readonly sheets: (WalletSheet | undefined)[] = []
  private readonly authorised: Authorised[] = []
  /** How often the cart has changed outside the sheets: now, when each was authorised, and when each order came. */
  private changes = 0
  private readonly changesAt = { authorised: new Map<number, number>(), ordered: new Map<number, number>() }
  private isReported = false
  private readonly wrong: string[] = []

  constructor(
    private readonly plan: Plan,
    code: Code,
    private readonly clock: Clock,
  ) {
    const { personality, customer, isVirtual, hasLocks } = plan
    this.storefront = createStorefront({ now: () => clock.now })
    this.network = new Network(this.storefront, clock)
    // It refuses the second order of a cart without it.
    this.network.readsKey = personality !== 'strict'
    this.network.storeCookies(
      this.storefront.reset({
        items: isVirtual ? [{ sku: 'PRIME' }] : [{ sku: 'EA-1' }, { sku: 'NK-2' }],
        currency: 'EUR',
        personality,
        customer: customer ? 'ann@example.com' : null,
        settings: { wallets: 'all' },
      }),
    )
    this.cart = [...this.storefront.shop.carts.values()].at(-1)!
    if (plan.hasAddress && !isVirtual) Object.assign(this.cart, BEFORE)
    this.browser = {
      clock,
      network: this.network,
      local: new Map<string, string>(),
      locks: hasLocks ? new Locks() : undefined,
      code,
      start: (page: Page) => (void page.loadCart(), () => undefined),
    }
    const { orders } = this.storefront.shop
    const set = orders.set.bind(orders)
    orders.set = (id, order) => {
      this.changesAt.ordered.set(id, this.changes)
      return set(id, order)
    }
  }

  async run(): Promise<Result> {
    this.tab(0)
    this.tab(1)
    await this.clock.settle()
    const calls = [...this.plan.calls]
    const orders = [...this.plan.orders]
    this.network.conditionFor = (method, url) => {
      if (method === 'POST' && /payment-information/.test(url)) return orders.shift() ?? fair
      return /payment-information|estimate|totals|shipping|billing|express|coupons|ext-payment\/\d/.test(url)
        ? (calls.shift() ?? fair)
        : fair
    }
    for (const step of this.plan.steps) {
      this.perform(step)
      if (step.do === 'time') await this.clock.pass(step.ms)
      else if (step.waits) await this.clock.pass(100)
      else await this.clock.settle()
      this.recordOutcome()
    }
    await this.finish()
    for (const order of this.orders()) this.checkOrder(order)
    return { orders: this.orders().filter(isPlaced).length, wrong: this.wrong }
  }

  private perform(step: Step): void {
    if (step.do === 'quantity') return this.setQuantity(step.qty)
    if (step.do === 'time') return
    const tab = this.tab(step.tab)
    const sheet = this.sheets[step.tab]
    if (tab.navigatedTo !== undefined && step.do !== 'reload') return
    switch (step.do) {
      case 'reload':
        return this.reload(step.tab)
      case 'open':
        sheet?.cancel()
        this.sheets[step.tab] = this.open(tab.page, step.wallet)
        return
      case 'cancel':
        return sheet?.cancel()
      case 'authorise-twice':
        sheet?.authorise(step)
        return sheet?.authorise(step)
      case 'authorise':
        return sheet?.authorise(step)
      default:
        void sheet?.change(step)
    }
  }

  private open(page: Page, wallet: Authorised['wallet']): WalletSheet {
    return new WalletSheet(page, wallet, this.storefront.shop, this.cart, (given) => {
      const id = this.authorised.length
      this.authorised.push({ id, ...given })
      this.changesAt.authorised.set(id, this.changes)
      return id
    })
  }

  /** Without faults: waits; a shopper who has seen no result reloads and pays. */
  private async finish(): Promise<void> {
    this.network.conditionFor = () => fair
    await this.clock.pass(200_000)
    this.recordOutcome()
    for (const tab of this.tabs) await this.checkQueue(tab!)
    this.checkPaid()
    this.checkReported()
    if (this.isReported) return
    for (const index of [0, 1]) this.reload(index)
    await this.clock.pass(100)
    const [tab] = this.tabs
    const sheet = this.open(tab!.page, 'googlepay')
    await sheet.change({ do: 'place', tab: 0, place: 'Berlin', waits: true })
    sheet.authorise({ do: 'authorise', tab: 0, place: 'Berlin', isCardGood: true, waits: true })
    await this.clock.pass(200_000)
  }

  private reload(index: number): void {
    this.sheets[index] = undefined
    this.tabs[index]?.load('reload')
  }

  /** In a third tab, at once. */
  private setQuantity(qty: number): void {
    const [item] = this.cart.items
    if (!item || item.qty === qty || this.cart.orderId !== undefined) return
    item.qty = qty
    this.changes += 1
  }

  private tab(number: 0 | 1): Tab<Page> {
    return (this.tabs[number] ??= new Tab<Page>(this.browser))
  }

  private recordOutcome(): void {
    if (this.tabs.some((tab) => /^\/checkout\/onepage/.test(tab?.navigatedTo ?? ''))) this.isReported = true
  }

  private orders = () => [...this.storefront.shop.orders.values()]

  private lastPaypal = () => this.authorised.findLast(({ wallet }) => wallet === 'paypal')

  private checkOrder(order: Order): void {
    const shown = this.authorisedFor(order)
    if (!shown) return void this.wrong.push('an order that nobody authorised')
    const isOther = order.grandTotal !== shown.amount
    const isMeanwhile = this.changesAt.ordered.get(order.id) !== this.changesAt.authorised.get(shown.id)
    if (isOther && (isPlaced(order) || !isMeanwhile))
      this.wrong.push(`${order.state} for ${order.grandTotal}, the sheet showed ${shown.amount}`)
    const city = order.shippingAddress?.city
    if (isPlaced(order) && city && city !== PLACES[shown.place].city)
      this.wrong.push(`sent to ${city}, authorised for ${shown.place}`)
  }

  /** Nothing holds the page's queue for ever. */
  private async checkQueue({ page, navigatedTo }: Tab<Page>): Promise<void> {
    let isIdle = false
    void page.queueIdle().finally(() => (isIdle = true))
    await this.clock.settle()
    if (!isIdle && navigatedTo === undefined) this.wrong.push('no change of the cart is sent any more')
  }

  /** A page that is still there does not leave its order without a word. */
  private checkReported(): void {
    const isQuiet = this.orders()
      .filter(isPlaced)
      .some((order) => {
        const index = this.sheets.findIndex((sheet) => sheet && sheet === this.authorisedFor(order)?.sheet)
        return index >= 0 && this.tabs[index]!.navigatedTo === undefined
      })
    if (isQuiet && !this.isReported) this.wrong.push('an order of which its page says nothing')
  }

  private authorisedFor(order: Order): Authorised | undefined {
    const id = idIn(JSON.stringify(order.payment ?? {}))
    return id === undefined ? this.lastPaypal() : this.authorised[id]
  }

  /** The page of the success is for orders that are paid. */
  private checkPaid(): void {
    const { charges } = this.storefront.shop
    const isSuccess = this.tabs.some((tab) => /success/.test(tab?.navigatedTo ?? ''))
    const unpaid = this.orders().filter(
      (order) => isPlaced(order) && !charges.some(({ orderId }) => orderId === order.id),
    )
    if (isSuccess && unpaid.length) this.wrong.push('an order that is not paid is a success')
  }
}

const isPlaced = ({ state }: Order) => state !== 'canceled'

/** Of the authorisation in a token, however often it is JSON inside text. */
function idIn(text: string): number | undefined {
  const found = /googlePayToken.*?\\"id\\*":(\d+)/.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}
