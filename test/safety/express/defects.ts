import type { Change } from '../bundle'
import type { Condition } from '../network'
import type { Plan, Step } from './plan'

/** A defect put into the bundle, and the sequence that it does not survive. */
interface Defect {
  change: Change
  plan: Plan
}

const plan = (steps: Step[], special: Partial<Plan> = {}): Plan => ({
  personality: 'racy',
  customer: false,
  isVirtual: false,
  hasLocks: true,
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
const fair: Condition = { kind: 'fair' }

export const DEFECTS: Record<string, Defect> = {
  'no lock between tabs, and no record of what was sent': {
    change: {
      'storage/exclusive.ts': ['if (!locks)', 'if (locks !== null)'],
      'order/attempt.ts': ['if (isOnItsWay(attemptFor(cart))) return undefined', ''],
      'express/sheet.ts': ['isOnItsWay(attemptFor(this.cart.id))', 'isOnItsWay(undefined)'],
    },
    plan: plan([...openIn(0, 'googlepay'), ...openIn(1, 'googlepay'), pay(0, false), pay(1)]),
  },
  'no look at the amount': {
    change: { 'express/sheet.ts': ['if (approvalOf(totals) === approved)', 'if (approved)'] },
    plan: plan([...openIn(0, 'googlepay'), { do: 'quantity', qty: 3, waits: true }, pay(0)]),
  },
  'no id of the attempt': {
    change: { 'order/send-order.ts': ['send({ attempt, headers })', 'send({ headers })'] },
    plan: plan([...openIn(0, 'googlepay'), pay(0)], {
      personality: 'amnesiac',
      orders: [{ kind: 'twice' }],
    }),
  },
  'an unknown outcome taken for none': {
    change: {
      'order/outcome-of.ts': [
        '  const mayArrive =',
        "  if (cart) return { type: 'failed', message }\n  const mayArrive =",
      ],
    },
    plan: plan([...openIn(0, 'googlepay'), pay(0), minute], { orders: [{ kind: 'hang' }] }),
  },
  'an order of a sheet that was closed meanwhile': {
    change: { 'state/express/paypal-order.ts': ['this.press.sheet.checkOpen()', ''] },
    // The ninth call brings PayPal's order up to date, before the shop's is sent.
    plan: plan([...openIn(0, 'paypal'), pay(0), { do: 'cancel', tab: 0, waits: true }], {
      calls: [...Array<Condition>(8).fill(fair), { kind: 'slow', ms: 3000 }],
    }),
  },
  'an order whose payment was not sent taken for paid': {
    change: { 'express/press.ts': ['place ? withoutPayment(outcome) : outcome', 'outcome'] },
    plan: plan([...openIn(0, 'paypal'), pay(0), minute], { orders: [{ kind: 'cut-after' }] }),
  },
}
