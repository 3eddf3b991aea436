// @vitest-environment node
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { bundlePage, type Change, type PageCode } from './bundle.ts'
import { type Plan, type Step, runPlan } from './journey.ts'
import { fair, type Condition } from './network.ts'
import { runs } from '../runs.ts'

const RUNS = runs(120)
const SEED = Number(process.env.BEZEL_SEED ?? 20261)

const tab = fc.constantFrom(0 as const, 0 as const, 1 as const)
const moves = [
  'click',
  'click',
  'double',
  'enter',
  'remount',
  'reload',
  'back',
  'back-from-memory',
  'check',
] as const
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom(...moves), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 30, 700, 5000, 30_000, 70_000),
    }),
  },
)
const ms = fc.constantFrom(20, 100, 3000, 20_000, 45_000)
const bad = (kind: 'cut-before' | 'cut-after' | 'hang' | 'twice'): Condition => ({ kind })
const status = (code: number, served: boolean): Condition => ({ kind: 'status', status: code, served })

const orderCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(fair, bad('cut-before'), bad('cut-after'), bad('hang'), bad('twice')),
  fc.record({ kind: fc.constantFrom('late' as const, 'slow' as const), ms }),
  fc.constantFrom(
    status(500, true),
    status(500, false),
    status(503, false),
    status(504, true),
    status(400, false),
  ),
)
const readCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(fair, fair, bad('cut-before'), bad('hang'), status(500, false)),
  fc.record({ kind: fc.constantFrom('late' as const, 'slow' as const), ms }),
)

const plan: fc.Arbitrary<Plan> = fc.record({
  personality: fc.constantFrom('strict' as const, 'racy' as const, 'amnesiac' as const),
  magento: fc.constantFrom('2.4.5' as const, '2.4.7' as const, '2.4.8' as const),
  customer: fc.boolean(),
  method: fc.constantFrom('checkmo' as const, 'oceanpaymentcreditcard' as const, 'card' as const),
  payment: fc.constantFrom('extension' as const, 'module' as const, 'module-extras' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 9 }),
  orders: fc.array(orderCondition, { maxLength: 4 }),
  reads: fc.array(readCondition, { maxLength: 4 }),
})

/** The bundle without the code that prevents a second order. The test must fail for each, or it proves nothing. */
const WITHOUT_TOTALS_CHECK: [from: string, to: string] = [
  'const totals = await getTotals(cart)',
  'if (cart) return true\n  const totals = await getTotals(cart)',
]
const WITHOUT_OUTCOME_CHECK: Change = {
  'order/place-order.ts': WITHOUT_TOTALS_CHECK,
  'order/state/attempt.ts': ['if (readAttempts().some(isOnItsWay)) return undefined', ''],
}
const DEFECTS: Record<string, Change> = {
  'no lock': {
    ...WITHOUT_OUTCOME_CHECK,
    'order/state/order.ts': ["if ($orderStatus.get() !== 'idle') return false", ''],
    'order/place-order.ts': [
      ...WITHOUT_TOTALS_CHECK,
      "queue('place-order', async () => (await withCartLocked(place)) ?? whileBusy())",
      'place()',
    ],
  },
  'a lock, but no check of the outcome': {
    ...WITHOUT_OUTCOME_CHECK,
    'order/state/outcome-of.ts': [
      '  const mayArrive =',
      "  if (cart) return { type: 'failed', message: { key: 'place-order.notPlaced' } }\n  const mayArrive =",
    ],
  },
}

type Code = Awaited<ReturnType<typeof bundlePage<PageCode>>>
const clients: Record<string, Code> = {}
beforeAll(async () => {
  clients.real = await bundlePage()
  for (const [name, change] of Object.entries(DEFECTS)) clients[name] = await bundlePage(change)
})

it(`makes one order at most and reports it, in ${RUNS} generated sequences`, async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (made) => {
      expect(await runPlan(made, clients.real!)).toEqual({ orders: 1, excess: 0, isReported: true })
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 1000 },
  )
}, 3_600_000)

it.each(Object.keys(DEFECTS))(
  'fails for a bundle with %s',
  async (name) => {
    // With few runs, the first double order is enough: the share of them is measured with many.
    const isShort = RUNS < 100
    const plans = fc.sample(plan, { numRuns: isShort ? 100 : Math.min(RUNS, 500), seed: SEED })
    let doubled = 0
    let unreported = 0
    let tried = 0
    for (const made of plans) {
      const { orders, isReported } = await runPlan(made, clients[name]!)
      if (orders > 1) doubled += 1
      if (orders > 0 && !isReported) unreported += 1
      tried += 1
      if (isShort && doubled > 0) break
    }
    const share = (count: number) => `${((100 * count) / tried).toFixed(1)} %`
    console.log(
      `${name}: two orders in ${share(doubled)}, an order unreported in ${share(unreported)} of ${tried}`,
    )
    expect(doubled).toBeGreaterThan(isShort ? 0 : tried / 50)
  },
  3_600_000,
)

export type { PageCode }
