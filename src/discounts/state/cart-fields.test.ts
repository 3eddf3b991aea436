import { expect, it } from 'vitest'
import { dispatch } from '#dom/events.ts'
import { enter, events, openPage, settle, setUpTracking, tracked } from '#tracking/state/tracking.fixture.ts'

setUpTracking()

const named = (name: string) => events.filter(({ event }) => event === name)
const toStep = (step: string, index: number) => dispatch('bezel:checkout-step', { step, index })

async function enterWithCart() {
  enter()
  const { cart } = await openPage({ consent: true })
  await cart.loadCart()
  await settle()
  return { cart }
}

it('a code that is applied or taken off carries the whole cart, with its total of then', async () => {
  const { cart } = await enterWithCart()
  const { applyCoupon, removeCoupon } = await import('./discounts.ts')
  await applyCoupon('SPRING')
  await settle()
  const { grand_total: reduced } = cart.$totals.get()!
  await removeCoupon()
  await settle()
  expect(reduced).toBeLessThan(64)
  expect(named('coupon')).toMatchObject([
    { action: 'applied', ecommerce: { value: reduced, items: [{ item_id: 'NK-2' }] } },
    { action: 'removed', ecommerce: { value: 64, items: [{ item_id: 'NK-2' }] } },
  ])
  expect(named('add_to_cart').map((event) => 'action' in event)).toEqual([false])
})

it('a cart without totals is worth its items, in the currency that is known best', async () => {
  const { cart } = await enterWithCart()
  const { $chosenCurrency, $context, $quoteCurrency } = await import('#storefront/state/context.ts')
  const { $page } = await import('#storefront/state/page.ts')
  const { openDrawer, closeDrawer } = await import('#cart/state/drawer.ts')
  cart.$totals.set(undefined)
  const view = async () => {
    openDrawer()
    closeDrawer()
    await settle()
    return named('view_cart').at(-1)!.ecommerce
  }
  const stop = $page.listen(() => undefined)
  $context.set({ currencyCode: 'GBP' })
  $page.set({ ...$page.get(), currency: 'JPY' })
  expect(await view()).toMatchObject({ currency: 'USD', value: 64 })
  $quoteCurrency.set(undefined)
  $chosenCurrency.set('CHF')
  expect(await view()).toMatchObject({ currency: 'CHF' })
  $chosenCurrency.set(undefined)
  expect(await view()).toMatchObject({ currency: 'JPY' })
  $page.set({ ...$page.get(), currency: undefined })
  expect(await view()).toMatchObject({ currency: 'GBP' })
  $context.set({})
  expect(await view()).toMatchObject({ currency: 'USD' })
  stop()
})

it('an item more is tracked before the step that comes with it', async () => {
  const { cart } = await enterWithCart()
  tracked.length = 0
  const [item] = cart.$items.get()!
  cart.$items.set([{ ...item!, qty: 2 }])
  toStep('shipping_method', 1)
  await settle()
  expect(tracked).toEqual(['add_to_cart', 'change_quantity', 'checkout_step'])
})

it('a page that opens with no checkout tracks none, whatever its cart costs', async () => {
  const { cart } = await enterWithCart()
  cart.setTotals({ ...cart.$totals.get()!, base_grand_total: 70 })
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
})

it('a checkout that begins at a later step has a step and no begin', async () => {
  await enterWithCart()
  toStep('payment_method', 2)
  await settle()
  expect(tracked.slice(1)).toEqual(['checkout_step'])
  expect(named('checkout_step')).toMatchObject([{ step: 'payment_method', step_number: 3 }])
})

it('a code of the cart before is no code of the next one, whose totals come late', async () => {
  const { cart } = await enterWithCart()
  const { applyCoupon } = await import('./discounts.ts')
  await applyCoupon('SPRING')
  await settle()
  const totals = cart.$totals.get()!
  tracked.length = 0
  cart.$totals.set(undefined)
  cart.$cart.set({ id: 'next', customer: false })
  cart.$items.set(cart.$items.get()!.map((item) => ({ ...item, qty: 3 })))
  await settle()
  expect(tracked).toEqual(['add_to_cart'])
  cart.$totals.set(totals)
  await settle()
  expect(tracked).toEqual(['add_to_cart', 'coupon'])
})
