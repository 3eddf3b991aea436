// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bundlePage, type Change } from '../bundle.ts'
import { runs } from '../../runs.ts'
import { DEFECTS } from './defects.ts'
import { runPlan } from './journey.ts'
import type * as Entry from './page-entry.ts'
import { plans } from './plan.ts'
import type { Code } from './shop.ts'

const RUNS = runs(15)
const SEED = Number(process.env.BEZEL_SEED ?? 20261)

const RIGHT = { orders: 1, wrong: [] }

const bundle = (change?: Change) => bundlePage<typeof Entry>(change, 'express/page-entry.ts')

it(`wallets in two tabs make one order of a cart, of the amount on the sheet, in ${RUNS} generated sequences`, async () => {
  const code: Code = await bundle()
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      expect(await runPlan(plan, code)).toEqual(RIGHT)
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 1000 },
  )
}, 36_000_000)

it.each(Object.entries(DEFECTS))(
  'a bundle with %s does not survive its sequence',
  async (_name, { change, plan }) => {
    expect(await runPlan(plan, await bundle())).toEqual(RIGHT)
    expect(await runPlan(plan, await bundle(change))).not.toEqual(RIGHT)
  },
)
