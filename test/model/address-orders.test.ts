import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getPaymentInformation } from '#payment/api/payment.ts'
import { estimateRates } from '#delivery/api/shipping.ts'
import type { Address } from '#address/rules/address.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { $cart, $totals, loadCart } from '#cart/state/cart.ts'
import { queueIdle } from '#async/queue.ts'
import { $tasks } from '#async/task.ts'
import { submitAddress } from '../../widgets/checkout/state/address/submit-address.ts'
import { $listedMethods } from '#payment/state/offered-methods.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $rate, $rates } from '#delivery/state/delivery.ts'
import { chooseRate, settleRate } from '#delivery/state/rates.ts'
import { inAustin } from '../austin.ts'
import { renewStores } from '../stores.ts'
import { endTimers } from '../timers.ts'
import { type OpenShop, openShop } from '../open-shop.ts'
import { runs } from '../runs.ts'

const RUNS = runs(500)

const abroad = (country_id: string): Address => ({
  ...inAustin,
  country_id,
  region: '',
  region_id: 0,
  region_code: '',
})

/** Addresses with different rates, prices, taxes and payment methods; nothing is delivered to Brazil. */
const addresses: Record<string, Address> = {
  Austin: inAustin,
  'a P.O. box': { ...inAustin, street: ['P.O. Box 12'] },
  Juneau: {
    ...inAustin,
    city: 'Juneau',
    region: 'Alaska',
    region_id: 2,
    region_code: 'AK',
    postcode: '99801',
  },
  Amsterdam: abroad('NL'),
  Tokyo: abroad('JP'),
  Brazil: abroad('BR'),
}

/** One edit: another address, or another delivery on screen. */
type Edit = { address: string } | { delivery: number }
const somewhere = fc.record({ address: fc.constantFrom(...Object.keys(addresses)) })
const edit = fc.oneof(
  { weight: 3, arbitrary: somewhere },
  { weight: 1, arbitrary: fc.record({ delivery: fc.nat({ max: 2 }) }) },
)

let open: OpenShop
let last: Address

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
  vi.restoreAllMocks()
})

async function enter(payment: string) {
  open?.restore()
  localStorage.clear()
  sessionStorage.clear()
  renewStores()
  endTimers()
  open = openShop({ items: [{ sku: 'NK-2' }], settings: { payment } })
  await loadCart()
}

/** Responses arrive in the scheduler's order, and some are server errors. */
function disturb(scheduler: fc.Scheduler, faults: readonly boolean[]) {
  const serve = globalThis.fetch
  let count = 0
  globalThis.fetch = (input, init) => {
    const isFault = faults[count++ % faults.length]
    const answer = () => (isFault ? Promise.resolve(new Response('{}', { status: 502 })) : serve(input, init))
    return scheduler.schedule(Promise.resolve(), String(input)).then(answer)
  }
  return () => (globalThis.fetch = serve)
}

function perform(one: Edit): Promise<unknown> {
  if ('address' in one) {
    const address = addresses[one.address]!
    last = address
    return submitAddress({ shipping: address, billing: address })
  }
  const rate = $rates.get()?.filter(({ available }) => available)[one.delivery]
  if (!rate) return Promise.resolve()
  chooseRate(rate)
  return settleRate()
}

const quiet = async () => {
  await queueIdle()
  return Object.values($tasks.get()).every((state) => state !== 'running')
}

/** Carries out overlapping edits and waits for every response, in the scheduler's order. */
async function play(edits: readonly Edit[], scheduler: fc.Scheduler) {
  const done = edits.map(async (one) => {
    await scheduler.schedule(Promise.resolve(), JSON.stringify(one))
    await perform(one)
  })
  await scheduler.waitFor(Promise.all(done).then(() => undefined))
  await scheduler.waitFor(quiet().then(() => undefined))
  await scheduler.waitIdle()
}

const cartInShop = () => open.ledger().carts.find(({ active }) => active)!

/** The screen's state is the shop's for the last address. */
async function expectSameAsShop() {
  const cart = $cart.get()!
  const rates = await estimateRates(cart, last)
  const saved = $savedAddress.get()
  const hasFailed = $tasks.get().address === 'failed'
  expect($rates.get()).toEqual(hasFailed ? undefined : rates)
  expect(saved === undefined).toBe(hasFailed || !rates.length)
  if (!saved) return
  expect(saved.shipping).toBe(last)
  const { shippingAddress, rate, grandTotal: total } = cartInShop()
  expect(shippingAddress).toMatchObject({ country_id: last.country_id, street: last.street, city: last.city })
  const { payment_methods } = await getPaymentInformation(cart)
  expect($listedMethods.get()).toEqual(payment_methods)
  if ($tasks.get().shipping === 'failed') return
  expect(rateKey(rate!)).toBe(rateKey($rate.get()!))
  expect(grandTotal($totals.get())).toBeCloseTo(total)
}

const faults = fc.array(
  fc.nat({ max: 11 }).map((dice) => dice === 0),
  { minLength: 1, maxLength: 40 },
)

it(
  'shows rates, totals and payment methods of the last of six overlapping edits, in any order of responses',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('extension', 'module'),
        fc.scheduler(),
        fc.tuple(somewhere, edit, edit, edit, edit, edit),
        faults,
        async (payment, scheduler, edits, bad) => {
          await enter(payment)
          const calm = disturb(scheduler, bad)
          await play(edits, scheduler)
          calm()
          await expectSameAsShop()
        },
      ),
      { numRuns: RUNS },
    ),
  60_000 + RUNS * 1000,
)
