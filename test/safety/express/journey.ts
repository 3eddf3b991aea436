import type { Cart } from '#demo/shop/quote.ts'
import type { Shop } from '#demo/shop/shop.ts'
import { toMinorUnits } from '#demo/shop/money.ts'
import { toPay } from '#express/rules/express.ts'
import { completeSteps, startCheckoutOf } from '../checkout.ts'
import { type Clock, onClock } from '../clock.ts'
import { fair, type Network } from '../network.ts'
import type { Tab } from '../tab.ts'
import { Findings } from './findings.ts'
import type { Plan, Step } from './plan.ts'
import { WalletSheet } from './sheet.ts'
import { BY_CHEQUE, type Code, openShop, type Page } from './shop.ts'

type Opening = Extract<Step, { do: 'open' }>

const EARRINGS = 57
const CALLS =
  /payment-information|estimate|totals|shipping|billing|express|coupons|ext-payment\/\d|payment-status|payments?-details/

/** The outcome of a plan. */
export interface Result {
  /** The most orders of one cart, canceled ones left out. */
  orders: number
  /** The faults of orders, each in a sentence; also of canceled ones that Bezel must not have sent. */
  wrong: string[]
}

/** Carries out a plan in its own shop, with the real state code in both tabs, then waits and pays without faults. */
export const runPlan = (plan: Plan, code: Code): Promise<Result> =>
  onClock((clock) => new Journey(plan, code, clock).run())

/** Only sheets of a product are open, which leave the shopper's own cart as it is. */
const isProductAlone = (step: Step) =>
  !(step.do === 'open' && !step.isProduct) && step.do !== 'checkout' && step.do !== 'order'

class Journey {
  private readonly shop: Shop
  private readonly network: Network
  private readonly cart: Cart
  private readonly tabs: Tab<Page>[]
  private readonly sheets: (WalletSheet | undefined)[] = []
  private readonly products = new WeakMap<Page, InstanceType<Page['ProductCart']>>()
  private readonly checkouts = new WeakSet<Page>()
  private readonly findings: Findings
  private isReported = false

  constructor(
    private readonly plan: Plan,
    code: Code,
    private readonly clock: Clock,
  ) {
    const { storefront, network, cart, tabs } = openShop(plan, code, clock)
    this.shop = storefront.shop
    this.network = network
    this.cart = cart
    this.tabs = tabs
    this.findings = new Findings(this.shop)
  }

  async run(): Promise<Result> {
    await this.clock.settle()
    const calls = [...this.plan.calls]
    const orders = [...this.plan.orders]
    this.network.conditionFor = (method, url) => {
      if (method === 'POST' && /payment-information/.test(url)) return orders.shift() ?? fair
      const condition = CALLS.test(url) ? (calls.shift() ?? fair) : fair
      // Repeated by the browser itself it gives up the own cart, too; only a shop that reads the key can prevent it
      // (wire: express-cancel-cart).
      const isUnpreventable = !this.network.readsKey && /express\/cancel\/mine/.test(url)
      return condition.kind === 'twice' && isUnpreventable ? fair : condition
    }
    for (const step of this.plan.steps) {
      await this.perform(step)
      if (step.do === 'time') await this.clock.pass(step.ms)
      else if (step.waits) await this.clock.pass(100)
      else await this.clock.settle()
      this.recordOutcome()
    }
    await this.finish()
    this.findings.checkOrders()
    return { orders: this.findings.ordersOfOneCart, wrong: this.findings.wrong }
  }

  private perform(step: Step): void | Promise<void> {
    if (step.do === 'quantity') return this.findings.setQuantity(this.cart, step.qty)
    if (step.do === 'time') return
    const { page, navigatedTo } = this.tabs[step.tab]!
    const sheet = this.sheets[step.tab]
    if (navigatedTo !== undefined && step.do !== 'reload') return
    switch (step.do) {
      case 'reload':
        return this.reload(step.tab)
      case 'copy':
        return this.copy(step.tab)
      case 'checkout':
        return this.checkOut(page)
      case 'order':
        return this.order(page)
      case 'open':
        // Its button does nothing then.
        if (page.$result.get().isPlacing || page.$result.get().isUnknown) return
        sheet?.cancel()
        this.sheets[step.tab] = this.open(page, step)
        return
      case 'cancel':
        return sheet?.cancel()
      case 'answer-bank':
        return sheet?.answerBank(step.approves)
      case 'authorise-twice':
        sheet?.authorise(step)
        return sheet?.authorise(step)
      case 'authorise':
        return sheet?.authorise(step)
      default:
        void sheet?.change(step)
    }
  }

  private open(page: Page, { wallet, isProduct }: Pick<Opening, 'wallet' | 'isProduct'>): WalletSheet {
    const { shop } = this
    const product = isProduct ? this.productOf(page) : undefined
    return new WalletSheet(page, { wallet, product, shop, onAuthorised: this.findings.addAuthorised })
  }

  /** The row of one product on the page. */
  private productOf(page: Page) {
    const known = this.products.get(page)
    const product = known ?? new page.ProductCart(() => Promise.resolve({ product: EARRINGS, qty: 1 }))
    this.products.set(page, product)
    return product
  }

  private checkOut(page: Page): Promise<void> {
    if (!this.checkouts.has(page)) startCheckoutOf(page)
    this.checkouts.add(page)
    const settle = () => this.clock.settle()
    return settle().then(() => completeSteps(page, BY_CHEQUE, settle))
  }

  /** The shopper approves what the button says. */
  private order(page: Page): void {
    const totals = page.$totals.get()
    if (!this.checkouts.has(page) || !totals || page.$orderStatus.get() !== 'idle') return
    const amount = toMinorUnits(toPay(totals), this.cart.currency)
    this.findings.addPressed({ amount, city: page.$savedAddress.get()?.shipping?.city })
    page.placeOrder()
  }

  /**
   * Ends the journey without faults: waits, and answers the bank; a shopper who has seen no result reloads and pays.
   */
  private async finish(): Promise<void> {
    const { findings, tabs, sheets } = this
    this.network.conditionFor = () => fair
    await this.clock.pass(200_000)
    this.recordOutcome()
    for (const [index, sheet] of sheets.entries())
      if (tabs[index]!.navigatedTo === undefined) sheet?.answerBank(true)
    await this.clock.pass(10_000)
    this.recordOutcome()
    for (const tab of tabs) await this.checkQueue(tab)
    if (this.plan.steps.every(isProductAlone)) findings.checkUntouched(this.cart)
    findings.checkPaid(tabs)
    if (this.isReported) return
    findings.checkReported(tabs, sheets)
    // While a product's cart is open in one tab, the other has none.
    for (const index of [0, 1, 0]) await this.reload(index)
    const sheet = this.open(tabs[0]!.page, { wallet: 'googlepay', isProduct: false })
    await sheet.change({ do: 'place', tab: 0, place: 'Berlin', waits: true })
    sheet.authorise({ do: 'authorise', tab: 0, place: 'Berlin', card: 'good', waits: true })
    await this.clock.pass(200_000)
  }

  private reload(index: number): Promise<void> {
    this.sheets[index] = undefined
    this.tabs[index]!.load('reload')
    return this.clock.pass(100)
  }

  private copy(index: 0 | 1): void {
    const other = 1 - index
    this.sheets[other] = undefined
    this.tabs[other]!.close()
    this.tabs[other] = this.tabs[index]!.copy()
  }

  private recordOutcome(): void {
    // Without an order the shop leads on to the cart (trap: never-repeat-an-order).
    const isPage = this.tabs.some((tab) => /^\/checkout\/onepage/.test(tab.navigatedTo ?? ''))
    if (isPage && this.findings.ordersOfOneCart) this.isReported = true
  }

  /** Nothing holds the page's queue for ever. */
  private async checkQueue({ page, navigatedTo }: Tab<Page>): Promise<void> {
    let isIdle = false
    void page.queueIdle().finally(() => (isIdle = true))
    await this.clock.settle()
    if (!isIdle && navigatedTo === undefined)
      this.findings.wrong.push('no change of the cart is sent any more')
  }
}
