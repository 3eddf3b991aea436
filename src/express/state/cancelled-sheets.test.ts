import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runs } from '#test/runs.ts'
import { renewStores } from '#test/stores.ts'
import { endTimers } from '#test/timers.ts'
import { saveFirstRate } from '#demo/wire/express/shop.fixture.ts'
import { setCoupon } from '../api/express.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { $cart } from '#cart/state/cart.ts'
import type { WalletCheckout } from './wallet-checkout.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { enterShop, payIn, press } from './sheet.fixture.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

const place = fc.constantFrom(...(Object.keys(PLACES) as (keyof typeof PLACES)[]))

/** An event in a sheet, before it is closed. */
const moment = fc.oneof(
  fc.record({ do: fc.constant('place' as const), place, isSaved: fc.boolean() }),
  fc.record({ do: fc.constant('rate' as const), index: fc.nat(4) }),
  fc.record({ do: fc.constant('coupon' as const), code: fc.constantFrom('SPRING', 'WRONG', '') }),
  // Authorised, but never sent: the order is refused by what the shop would charge.
  fc.record({ do: fc.constant('authorise' as const) }),
)
type Moment = typeof moment extends fc.Arbitrary<infer T> ? T : never

async function act(open: WalletCheckout, step: Moment) {
  switch (step.do) {
    case 'place':
      return open.update({ place: partOf(PLACES[step.place]), isSaved: step.isSaved })
    case 'rate': {
      const rate = open.sheet.current.rates[step.index]
      return open.update({ rate: rate && rateKey(rate) })
    }
    case 'coupon':
      return open.update({ coupon: step.code })
    case 'authorise':
      return payIn(open, { ...PLACES.Berlin, street: [] })
  }
}

it(
  'a sheet that is closed leaves cart, addresses, rate, coupon and totals as they were, whenever that is',
  async () => {
    const before = fc.record({ customer: fc.boolean(), hasAddress: fc.boolean(), hasCoupon: fc.boolean() })
    const steps = fc.array(fc.record({ step: moment, waits: fc.boolean() }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(before, steps, async (start, given) => {
        renewStores()
        endTimers()
        const shop = await enterShop({ customer: start.customer ? 'ann@example.com' : undefined })
        const cart = $cart.get()!
        if (start.hasAddress) await saveFirstRate(cart)
        if (start.hasCoupon) await setCoupon(cart, 'SPRING')
        const carts = JSON.stringify(shop.ledger().carts)
        const open = press()
        for (const { step, waits } of given) {
          const done = act(open, step).catch(() => undefined)
          if (waits) await done
        }
        await open.close()
        expect(JSON.stringify(shop.ledger().carts)).toBe(carts)
        expect(shop.ledger().orders).toEqual([])
        shop.restore()
      }),
      { numRuns: runs(60) },
    )
  },
  60_000 + runs(60) * 200,
)
