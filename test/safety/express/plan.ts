import fc from 'fast-check'
import type { Wallet } from '#express/rules/express.ts'
import type { Condition } from '../network.ts'
import type { PLACES } from '#express/state/places.fixture.ts'

export type Place = keyof typeof PLACES

/** The kind of a card. With `asks`, the bank wants an answer once the shop has the order. */
export type Card = 'good' | 'refused' | 'asks'

/** A step around the sheets of two tabs. A step that `waits` has its answers before the next. */
export type Step = { waits: boolean } &
  /** The step `open` presses in the row for one product if `isProduct`, else in the row for the cart. */
  (
    | { do: 'open'; tab: 0 | 1; wallet: Wallet; isProduct: boolean }
    | { do: 'place'; tab: 0 | 1; place: Place }
    | { do: 'rate'; tab: 0 | 1; index: number }
    | { do: 'coupon'; tab: 0 | 1; code: string }
    | { do: 'authorise' | 'authorise-twice'; tab: 0 | 1; place: Place; card: Card }
    | { do: 'answer-bank'; tab: 0 | 1; approves: boolean }
    /** `checkout` completes its steps, `order` presses its button. */
    | { do: 'cancel' | 'reload' | 'checkout' | 'order'; tab: 0 | 1 }
    /** The other tab is closed, and a copy of this one opens. */
    | { do: 'copy'; tab: 0 | 1 }
    | { do: 'quantity'; qty: number }
    | { do: 'time'; ms: number }
  )

export interface Plan {
  personality: 'strict' | 'racy' | 'amnesiac'
  /** The shop's contract with the card provider; that of the specification by default. */
  payment?: 'extension' | 'module'
  customer: boolean
  isVirtual: boolean
  /** Saved with the cart before any sheet. */
  hasAddress: boolean
  steps: Step[]
  /** The fates of the requests that do not read the cart, and of those that place the order. */
  calls: Condition[]
  orders: Condition[]
}

const tab = fc.constantFrom(0 as const, 0 as const, 1 as const)
const waits = fc.boolean()
const place = fc.constantFrom<Place>('Berlin', 'Berlin', 'Vienna', 'NewYork', 'Minsk', 'Packstation')
const wallet = fc.constantFrom<Wallet>('googlepay', 'googlepay', 'paypal', 'applepay')
const isProduct = fc.constantFrom(false, false, false, true)
const one = <T extends string>(name: T) => fc.constant(name)
const card = fc.constantFrom<Card>('good', 'good', 'good', 'refused', 'asks')

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: one('open'), tab, wallet, isProduct, waits }) },
  { weight: 3, arbitrary: fc.record({ do: one('place'), tab, place, waits }) },
  { weight: 1, arbitrary: fc.record({ do: one('rate'), tab, index: fc.nat(4), waits }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: one('coupon'), tab, code: fc.constantFrom('SPRING', 'WRONG', ''), waits }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('authorise', 'authorise-twice'),
      tab,
      place,
      card,
      waits,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('cancel', 'cancel', 'reload', 'copy'), tab, waits }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('checkout', 'order', 'order'), tab, waits }) },
  { weight: 1, arbitrary: fc.record({ do: one('answer-bank'), tab, approves: fc.boolean(), waits }) },
  { weight: 1, arbitrary: fc.record({ do: one('quantity'), qty: fc.integer({ min: 1, max: 3 }), waits }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: one('time'), ms: fc.constantFrom(30, 700, 5000, 30_000, 80_000), waits }),
  },
)

const ms = fc.constantFrom(20, 100, 3000, 20_000, 45_000)
const bad = fc.constantFrom(
  ...(['cut-before', 'cut-after', 'hang', 'twice'] as const).map((kind): Condition => ({ kind })),
  ...[500, 503, 504].flatMap((status) =>
    [true, false].map((served): Condition => ({ kind: 'status', status, served })),
  ),
)
const slow = fc.record({ kind: fc.constantFrom('late' as const, 'slow' as const), ms })
const fair = fc.constant<Condition>({ kind: 'fair' })

export const plans: fc.Arbitrary<Plan> = fc.record({
  personality: fc.constantFrom('strict', 'racy', 'amnesiac'),
  payment: fc.constantFrom('extension', 'module'),
  customer: fc.boolean(),
  isVirtual: fc.constantFrom(false, false, false, true),
  hasAddress: fc.boolean(),
  steps: fc.array(step, { minLength: 2, maxLength: 12 }),
  calls: fc.array(
    fc.oneof({ weight: 9, arbitrary: fair }, { weight: 1, arbitrary: bad }, { weight: 1, arbitrary: slow }),
    {
      maxLength: 24,
    },
  ),
  orders: fc.array(fc.oneof(fair, { weight: 2, arbitrary: bad }, slow), { maxLength: 4 }),
})
