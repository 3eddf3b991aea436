import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { strike } from '#demo/wire/personalities.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { ApiError, type FailureKind } from '#http/api-error.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { $cart, loadCart } from './cart.ts'
import { withFreshCart } from './with-fresh-cart.ts'

let shop: OpenShop
const loads = () =>
  shop.ledger().requests.filter(({ path }) => path.startsWith('/checkout/config/data')).length
/** A call that fails for the first cart it is made for. */
function failingOnce(kind: FailureKind, status = 404) {
  const carts: string[] = []
  const call = vi.fn(async ({ id }: { id: string }) => {
    carts.push(id)
    if (carts.length === 1) throw new ApiError(kind, status)
    return 'done'
  })
  return { carts, call }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [{ sku: 'EA-1' }] })
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('a call made before the cart is known is made once it is loaded, and gives what it has', async () => {
  expect(await withFreshCart(async ({ id }) => id)).toBe($cart.get()!.id)
  expect(await withFreshCart(async ({ id }) => id)).toBe($cart.get()!.id)
  expect(loads()).toBe(1)
})

it('a call without a cart is not made', async () => {
  shop.restore()
  shop = openShop({ items: [] })
  shop.shop.carts.clear()
  const call = vi.fn()
  await expect(withFreshCart(call)).rejects.toThrow()
  expect(call).not.toHaveBeenCalled()
})

it.each(['cartLost', 'session', 'formKeyOrSession'] as const)(
  'a call that fails as its cart is gone (%s) is made once more for the new one',
  async (kind) => {
    await loadCart()
    const before = $cart.get()!.id
    strike(shop.shop, 'cart-merged')
    const { carts, call } = failingOnce(kind)
    expect(await withFreshCart(call)).toBe('done')
    expect(carts).toEqual([before, $cart.get()!.id])
    expect(carts[0]).not.toBe(carts[1])
  },
)

it('a call that fails though the cart is there still is not repeated', async () => {
  await loadCart()
  const { call } = failingOnce('cartLost')
  await expect(withFreshCart(call)).rejects.toMatchObject({ kind: 'cartLost' })
  expect([call.mock.calls.length, loads(), $isSessionRefused.get()]).toEqual([1, 2, false])
})

it('a call that fails as there is no cart any more is not repeated', async () => {
  await loadCart()
  strike(shop.shop, 'cart-gone')
  const { call } = failingOnce('cartLost')
  await expect(withFreshCart(call)).rejects.toMatchObject({ kind: 'cartLost' })
  expect([call.mock.calls.length, $cart.get()]).toEqual([1, undefined])
})

it('a session that refuses a call though the cart is as it was is over', async () => {
  await loadCart()
  const { call } = failingOnce('session', 401)
  await expect(withFreshCart(call)).rejects.toMatchObject({ kind: 'session' })
  expect($isSessionRefused.get()).toBe(true)
})

it.each(['business', 'server', 'network'] as const)(
  'a call that fails for another reason (%s) is not repeated, and no cart is loaded',
  async (kind) => {
    await loadCart()
    strike(shop.shop, 'cart-merged')
    const { call } = failingOnce(kind)
    await expect(withFreshCart(call)).rejects.toMatchObject({ kind })
    expect([call.mock.calls.length, loads()]).toEqual([1, 1])
  },
)
