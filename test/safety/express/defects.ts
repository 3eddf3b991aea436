import type { Change } from '../bundle.ts'
import type { Condition } from '../network.ts'
import type { Plan, Step } from './plan.ts'

/** A defect put into the bundle, and the sequence that it does not survive. */
interface Defect {
  change: Change
  plan: Plan
}

const plan = (steps: Step[], special: Partial<Plan> = {}): Plan => ({
  personality: 'racy',
  customer: false,
  isVirtual: false,
  hasAddress: false,
  steps,
  calls: [],
  orders: [],
  ...special,
})

type Wallet = Extract<Step, { do: 'open' }>['wallet']

const openIn = (tab: 0 | 1, wallet: Wallet): Step[] => [
  { do: 'open', tab, wallet, isProduct: false, waits: true },
  { do: 'place', tab, place: 'Berlin', waits: true },
]
const pay = (tab: 0 | 1, waits = true): Step => ({
  do: 'authorise',
  tab,
  place: 'Berlin',
  card: 'good',
  waits,
})
const minute: Step = { do: 'time', ms: 80_000, waits: true }
const fairly = (times: number): Condition[] => Array<Condition>(times).fill({ kind: 'fair' })

const checkOut: Step = { do: 'checkout', tab: 1, waits: true }
const order = (waits: boolean): Step => ({ do: 'order', tab: 1, waits })

export const DEFECTS: Record<string, Defect> = {
  'no lock with the checkout of another tab': {
    change: { 'order/place-order.ts': ['(await withCartLocked(place)) ?? whileBusy()', 'place()'] },
    // The answer about the checkout's total is late, and a sheet that is refused meanwhile is undone late.
    plan: plan(
      [
        checkOut,
        ...openIn(0, 'googlepay'),
        order(false),
        { do: 'quantity', qty: 3, waits: false },
        pay(0),
        minute,
      ],
      { calls: [...fairly(5), { kind: 'slow', ms: 3000 }, ...fairly(3), { kind: 'late', ms: 20_000 }] },
    ),
  },
  'a checkout that orders what a sheet has left': {
    change: { 'order/place-order.ts': ['await undoKeptSheet(order.cart.id)', ''] },
    // The sheet is refused, and the network keeps it from being undone and the delivery from being saved once more.
    plan: plan(
      [
        checkOut,
        ...openIn(0, 'googlepay'),
        { do: 'quantity', qty: 3, waits: true },
        pay(0),
        order(true),
        order(true),
      ],
      { calls: [...fairly(8), { kind: 'cut-before' }, ...fairly(3), { kind: 'cut-before' }] },
    ),
  },
  'no lock between tabs, and no record of what was sent': {
    change: {
      'storage/exclusive.ts': ['if (!manager)', 'if (manager !== null)'],
      'order/state/attempt.ts': ['if (readAttempts().some(isOnItsWay)) return undefined', ''],
      'express/state/payment-sheet.ts': ['isOnItsWay(attemptFor(this.cart.id))', 'isOnItsWay(undefined)'],
    },
    plan: plan([...openIn(0, 'googlepay'), ...openIn(1, 'googlepay'), pay(0, false), pay(1)]),
  },
  'no look at the amount': {
    change: { 'express/state/payment-sheet.ts': ['if (approvalOf(totals) === approved)', 'if (approved)'] },
    plan: plan([...openIn(0, 'googlepay'), { do: 'quantity', qty: 3, waits: true }, pay(0)]),
  },
  'no id of the attempt': {
    change: { 'order/state/send-order.ts': ['request({ attempt, headers })', 'request({ headers })'] },
    plan: plan([...openIn(0, 'googlepay'), pay(0)], {
      personality: 'amnesiac',
      orders: [{ kind: 'twice' }],
    }),
  },
  'an unknown outcome taken for none': {
    change: {
      'order/state/outcome-of.ts': [
        '  const mayArrive =',
        "  if (cart) return { type: 'failed', message }\n  const mayArrive =",
      ],
    },
    plan: plan([...openIn(0, 'googlepay'), pay(0), minute], { orders: [{ kind: 'hang' }] }),
  },
  'an order of a sheet that was closed meanwhile': {
    change: { 'express/state/paypal-order.ts': ['this.checkout.sheet.checkOpen()', ''] },
    // The ninth call brings PayPal's order up to date, before the shop's is sent.
    plan: plan([...openIn(0, 'paypal'), pay(0), { do: 'cancel', tab: 0, waits: true }], {
      calls: [...fairly(8), { kind: 'slow', ms: 3000 }],
    }),
  },
  'an order whose payment was not sent taken for paid': {
    change: { 'express/state/wallet-checkout.ts': ['place ? withoutPayment(outcome) : outcome', 'outcome'] },
    plan: plan([...openIn(0, 'paypal'), pay(0), minute], { orders: [{ kind: 'cut-after' }] }),
  },
  'a copied tab that gives up the cart of the first one’s sheet': {
    change: {
      'express/state/temporary-cart.ts': [
        'runExclusive(lockOf(stored.id), giveUpLocked, LEAVING)',
        'giveUpLocked()',
      ],
    },
    plan: plan(
      [
        { do: 'open', tab: 0, wallet: 'googlepay', isProduct: true, waits: true },
        { do: 'place', tab: 0, place: 'Berlin', waits: true },
        { do: 'copy', tab: 0, waits: true },
        { do: 'time', ms: 5000, waits: true },
        { do: 'place', tab: 0, place: 'Berlin', waits: true },
        pay(0),
        minute,
      ],
      { customer: true },
    ),
  },
  'no record of the cart of a sheet whose tab is closed': {
    change: { 'express/state/temporary-cart.ts': ['leases.write(stored)', 'undefined'] },
    plan: plan([
      { do: 'open', tab: 0, wallet: 'googlepay', isProduct: true, waits: false },
      // The tab with the sheet is closed.
      { do: 'copy', tab: 1, waits: false },
      { do: 'open', tab: 0, wallet: 'googlepay', isProduct: false, waits: false },
    ]),
  },
}
