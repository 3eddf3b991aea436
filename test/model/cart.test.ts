import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { grandTotal } from '#cart/rules/totals.ts'
import { $creditUsed, $pointsUsed } from '#discounts/state/balances.ts'
import { $items, $quote, $totals, loadCart, refreshCart } from '#cart/state/cart.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { $coupon, $giftCards, $hasPrime } from '#discounts/state/discounts.ts'
import { $giftUnits } from '#gifts/state/gifts.ts'
import { $freeGifts, $specialOffers } from '#offers/state/offers.ts'
import { queueIdle } from '#async/queue.ts'
import { renewStores } from '../stores.ts'
import { endTimers } from '../timers.ts'
import { type OpenShop, openShop } from '../open-shop.ts'
import { act, type Act } from './cart-actions.ts'
import { CartModel } from './cart-model.ts'
import { runs } from '../runs.ts'

const RUNS = runs(150)
const TIME = 60_000 + RUNS * 1000

const WATCHED = [$items, $totals, $quote, $giftUnits, $giftCards, $hasPrime, $specialOffers, $freeGifts]

let open: OpenShop | undefined

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(leave)

async function enter(isCustomer: boolean) {
  leave()
  open = openShop({ customer: isCustomer ? 'ann@example.com' : null, items: [{ sku: 'EA-1' }] })
  WATCHED.forEach((store) => store.listen(() => undefined))
  await Promise.all([loadCart(), loadSettings()])
  const model = new CartModel(isCustomer)
  model.add('EA-1', 1)
  return model
}

function leave() {
  open?.restore()
  open = undefined
  localStorage.clear()
  renewStores()
  endTimers()
}

const shopCart = () => open!.ledger().carts.find(({ active }) => active)!

const onScreen = () => ({
  quantities: $items.get()!.map(({ sku, qty }) => [sku, qty]),
  gifts: $items
    .get()!
    .map(({ additional_data }) =>
      Object.entries(additional_data.item_gift ?? {}).map(([index, gift]) => [
        Number(index),
        ...gift.gift_boxes,
      ]),
    ),
  total: grandTotal($totals.get()),
  coupon: $coupon.get(),
})

const inShop = () => {
  const { items, grandTotal: total } = shopCart()
  return {
    quantities: items.map(({ sku, qty }) => [sku, qty]),
    gifts: items.map(({ gifts }) =>
      Object.entries(gifts).map(([index, gift]) => [Number(index), ...gift.gift_boxes]),
    ),
    total,
  }
}

const inModel = (model: CartModel) => ({
  quantities: model.items.map(({ sku, qty }) => [sku, qty]),
  gifts: model.items.map(({ gifts }) => Object.entries(gifts).map(([index, box]) => [Number(index), box])),
  total: model.due / 100,
  coupon: model.couponInForce ?? '',
})

function expectAgreement(model: CartModel) {
  const screen = onScreen()
  expect(screen).toEqual(inModel(model))
  expect(screen).toMatchObject(inShop())
  expect($giftCards.get().map(({ id }) => Number(id))).toEqual(model.cards.map(({ id }) => id))
  expect($hasPrime.get()).toBe(model.hasPrime)
  expect($creditUsed.get() > 0 && !model.credit).toBe(false)
  expect($pointsUsed.get() > 0 && !model.points).toBe(false)
}

async function perform(step: Act, model: CartModel) {
  if (!step.canDo(model)) return
  const done = step.real(model)
  step.model(model)
  await done
}

it(
  'shows after each action the shop’s cart and the right total',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(act, { minLength: 3, maxLength: 14 }),
        async (isCustomer, steps) => {
          const model = await enter(isCustomer)
          for (const step of steps) {
            await perform(step, model)
            expectAgreement(model)
          }
        },
      ),
      { numRuns: RUNS },
    ),
  TIME,
)

it(
  'shows the shop’s cart after many actions without waiting',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(act, { minLength: 3, maxLength: 8 }),
        async (isCustomer, steps) => {
          const model = await enter(isCustomer)
          await Promise.all(steps.filter((step) => step.canDo(model)).map((step) => step.real(model)))
          await queueIdle()
          await refreshCart()
          expect(onScreen()).toMatchObject(inShop())
        },
      ),
      { numRuns: Math.ceil(RUNS / 5) },
    ),
  TIME,
)
