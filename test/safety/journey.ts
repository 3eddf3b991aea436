import { seal } from '../../demo/provider/cards/blob.ts'
import { createStorefront } from '../../demo/storefront.ts'
import type { MagentoVersion } from '../../demo/shop/shop.ts'
import type { Personality } from '../../demo/shop/mood.ts'
import { inAustin } from '../austin.ts'
import { type Clock, onClock } from './clock.ts'
import type { PageCode } from './bundle.ts'
import { completeSteps, startCheckoutOf } from './checkout.ts'
import { Network, type Condition } from './network.ts'
import { Tab } from './tab.ts'

/** A step that a shopper may take in one of two tabs. */
export type Step =
  | {
      do: 'click' | 'double' | 'enter' | 'remount' | 'reload' | 'back' | 'back-from-memory' | 'check'
      tab: 0 | 1
    }
  | { do: 'wait'; ms: number }

export interface Plan {
  personality: Extract<Personality, 'strict' | 'racy' | 'amnesiac'>
  magento: MagentoVersion
  customer: boolean
  method: 'checkmo' | 'oceanpaymentcreditcard' | 'card'
  /** The shop's contract with the card provider. With the module's extras, the cart has a gift card of it. */
  payment: 'extension' | 'module' | 'module-extras'
  steps: Step[]
  orders: Condition[]
  reads: Condition[]
}

export interface Result {
  /** Orders in the shop, canceled ones left out. */
  orders: number
  /** The money charged beyond their totals. */
  excess: number
  /** Some page navigated to success or to the page where the order is paid. */
  isReported: boolean
}

const CARD_CODES = { extension: 'adyen_hpp', module: 'adyen_cc', 'module-extras': 'adyen_cc' }

type Code = (globals: Record<string, unknown>) => PageCode

/** Carries out a plan in its own shop, with the real state code in every page, then waits without faults. */
export const runPlan = (plan: Plan, code: Code): Promise<Result> =>
  onClock((clock) => new Journey(plan, code, clock).run())

class Journey {
  private readonly storefront
  private readonly network
  private readonly tabs: (Tab<PageCode> | undefined)[] = []
  private readonly browser
  private isReported = false

  constructor(
    private readonly plan: Plan,
    code: Code,
    private readonly clock: Clock,
  ) {
    this.storefront = createStorefront({ now: () => clock.now })
    this.network = new Network(this.storefront, clock)
    const { personality, magento, customer, payment } = plan
    // It refuses the second order of a cart without it.
    this.network.readsKey = personality !== 'strict'
    this.network.storeCookies(
      this.storefront.reset({
        items: [{ sku: 'EA-1' }],
        personality,
        magento,
        customer: customer ? 'ann@example.com' : null,
        settings: { payment },
      }),
    )
    if (payment === 'module-extras') this.addGiftCard()
    this.browser = {
      clock,
      network: this.network,
      local: new Map<string, string>(),
      code,
      start: startCheckoutOf,
    }
  }

  async run(): Promise<Result> {
    this.network.orders = [...this.plan.orders]
    this.network.reads = []
    await this.ready(this.tab(0))
    this.network.reads = [...this.plan.reads]
    for (const step of this.plan.steps) {
      await this.perform(step)
      await this.perform(step)
      this.recordOutcome()
    }
    await this.finish()
    return { orders: this.orders().length, excess: this.excess(), isReported: this.isReported }
  }

  /** Ends the journey without faults: waits in every tab; a shopper who has seen no result reloads and orders again. */
  private async finish(): Promise<void> {
    this.network.orders = []
    this.network.reads = []
    await this.clock.pass(200_000)
    this.recordOutcome()
    for (const tab of this.tabs) {
      if (this.isReported || !tab) continue
      tab.load('reload')
      await this.clock.pass(100_000)
      this.recordOutcome()
    }
    if (this.isReported) return
    await this.click(this.tab(0))
    await this.clock.pass(200_000)
    this.recordOutcome()
  }

  private async perform(step: Step): Promise<void> {
    if (step.do === 'wait') return this.clock.pass(step.ms)
    const tab = this.tab(step.tab)
    await this.clock.settle()
    this.recordOutcome()
    switch (step.do) {
      case 'click':
      case 'enter':
        return this.click(tab)
      case 'double':
        return this.click(tab, 2)
      case 'check':
        if (tab.page.$orderStatus.get() === 'unknown') void tab.page.checkOutcome()
        break
      case 'remount':
        tab.remount()
        break
      case 'reload':
        tab.load('reload')
        break
      case 'back':
        tab.load('back_forward')
        break
      case 'back-from-memory':
        tab.showFromCache()
    }
    await this.clock.settle()
  }

  /** Completes the steps as far as possible and presses the order button. */
  private async click(tab: Tab<PageCode>, times = 1): Promise<void> {
    if (!tab.isOnPage) return
    await this.ready(tab)
    for (let press = 0; press < times; press += 1) tab.page.placeOrder()
    await this.clock.settle()
  }

  private async ready(tab: Tab<PageCode>): Promise<void> {
    await this.clock.settle()
    const { method, payment } = this.plan
    const code = method === 'card' ? CARD_CODES[payment] : method
    await completeSteps(tab.page, { address: inAustin, method: code }, () => this.clock.settle())
  }

  private tab(number: 0 | 1): Tab<PageCode> {
    return (this.tabs[number] ??= new Tab(this.browser))
  }

  private recordOutcome(): void {
    const isReportedIn = (tab: Tab<PageCode> | undefined) =>
      /^\/(checkout\/onepage|oceanpayment)/.test(tab?.navigatedTo ?? '')
    if (this.tabs.some(isReportedIn)) this.isReported = true
  }

  private orders() {
    return [...this.storefront.shop.orders.values()].filter(({ state }) => state !== 'canceled')
  }

  /** Gift cards and the card together are charged with the total. */
  private excess(): number {
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
    const charged = sum(this.storefront.shop.charges.map(({ value }) => value))
    return Math.max(0, charged - sum(this.orders().map(({ grandTotal }) => grandTotal)))
  }

  private addGiftCard(): void {
    const paymentMethod = {
      type: 'giftcard',
      brand: 'svs',
      encryptedCardNumber: seal('encryptedCardNumber', '6036280000000000018'),
    }
    const giftcard = { balance: { value: 2000, currency: 'USD' }, title: 'Gift card' }
    for (const cart of this.storefront.shop.carts.values())
      cart.stateData = [{ id: 1, data: { paymentMethod, giftcard } }]
  }
}
