import { findByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import type { PaymentMethod } from '#public/payment.d.ts'
import { paymentMethod } from '#bezel.ts'
import { deferred } from '#async/deferred.ts'
import { $totals } from '#cart/state/cart.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { PaymentStep } from '#widgets/checkout/payment/PaymentStep.tsx'
import { registerMethods } from './methods.tsx'

setUpCheckout()

const form = { update: vi.fn(), remove: vi.fn() }
const setTotal = (grand_total: number) =>
  $totals.set({ ...$totals.get()!, grand_total, tax_amount: 0, total_segments: [] })
const amounts = () => form.update.mock.calls.map(([order]) => (order as { amount: number }).amount)

/** One whose form comes once its own script is loaded. */
let loaded: ReturnType<typeof deferred<typeof form>>
let details: () => Promise<typeof form>
let leave: () => void
beforeEach(async () => {
  vi.clearAllMocks()
  loaded = deferred()
  const begun = deferred<void>()
  details = () => (begun.resolve(), loaded.promise)
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  await registerMethods()
  leave = render(<PaymentStep />).unmount
  const pebbles: PaymentMethod = { code: 'pebbles', label: 'Pebbles', details, place: () => ({ order: {} }) }
  await paymentMethod(pebbles)
  await userEvent.click(await findByRole(document.body, 'radio', { name: 'Pebbles' }))
  await begun.promise
})

it('a form that comes late follows the amount, also what has changed of it before', async () => {
  setTotal(7)
  loaded.resolve(form)
  await vi.waitFor(() => expect(amounts()).toEqual([700]))
  setTotal(8)
  await vi.waitFor(() => expect(amounts()).toEqual([700, 800]))
  leave()
  expect(form.remove).toHaveBeenCalledOnce()
})

it('one that comes after the checkout was left is let go of, too', async () => {
  leave()
  loaded.resolve(form)
  await vi.waitFor(() => expect(form.remove).toHaveBeenCalledOnce())
  expect(amounts()).toEqual([])
})
