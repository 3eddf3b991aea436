import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { paymentMethod } from '#bezel.ts'
import { $totals } from '#cart/state/cart.ts'
import type { PagePaymentMethod } from '../state/payment-methods.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { $step } from '#widgets/checkout/state/progress/steps.ts'
import { PaymentStep } from '#widgets/checkout/payment/PaymentStep.tsx'
import { registerMethods } from '../methods/methods.tsx'

setUpCheckout()

const page = document.body
const place = () => ({ order: {} })
const removed = vi.fn()
const details = (element: HTMLElement, { amount }: { amount: number }) => {
  const pouch = document.createElement('input')
  pouch.ariaLabel = `Pouch for ${amount}`
  element.append(pouch)
  return {
    update: (order: { amount: number }) => (pouch.ariaLabel = `Pouch for ${order.amount}`),
    remove: removed,
  }
}

beforeEach(async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  removed.mockClear()
})

/** The page adds it once the step is there. */
async function choose(own: Omit<PagePaymentMethod, 'code' | 'place'>) {
  await registerMethods()
  const { unmount } = render(<PaymentStep />)
  await paymentMethod({ code: 'pebbles', label: { en: 'Pebbles', de: 'Kiesel' }, place, ...own })
  await userEvent.click(await findByRole(page, 'radio', { name: 'Pebbles' }))
  return unmount
}
const broken = () => page.querySelector('.bzl-checkout__details:not([hidden]) .bzl-notice--error')
const warnings = () => vi.mocked(console.warn).mock.calls.flat().join()
const goOn = () => userEvent.click(getByRole(page, 'button', { name: /^Review order/ }))

it('one that is named after the step has opened is there, under its own name, with its own form', async () => {
  await choose({ details })
  expect((await findByRole(page, 'textbox')).ariaLabel).toMatch(/^Pouch for \d{3,}$/)
  expect(broken()).toBeNull()
})

it('a form that cannot be filled says so in its place, before anything is pressed', async () => {
  await choose({
    details: () => {
      throw new Error('no form')
    },
  })
  await waitFor(() =>
    expect(broken()?.textContent).toContain('This way to pay is not working at the moment.'),
  )
})

it('its form keeps what is typed, and follows the amount', async () => {
  await choose({ details })
  await userEvent.type(await findByRole(page, 'textbox'), '1234')
  $totals.set({ ...$totals.get()!, grand_total: 7, tax_amount: 0, total_segments: [] })
  await waitFor(() => expect(getByRole(page, 'textbox').ariaLabel).toBe('Pouch for 700'))
  expect(getByRole<HTMLInputElement>(page, 'textbox').value).toBe('1234')
})

it('its form gets what has changed of the order, and nothing that has not', async () => {
  const update = vi.fn()
  await choose({ details: (element, order) => ({ ...details(element, order), update }) })
  const pouch = await findByRole(page, 'textbox')
  const setTotal = (grand_total: number) =>
    $totals.set({ ...$totals.get()!, grand_total, tax_amount: 0, total_segments: [] })
  setTotal(7)
  await waitFor(() => expect(update).toHaveBeenCalled())
  setTotal(7)
  await userEvent.type(pouch, '1234')
  setTotal(8)
  await waitFor(() => expect(update.mock.lastCall).toMatchObject([{ amount: 800 }]))
  expect(update.mock.calls).toMatchObject([[{ amount: 700 }], [{ amount: 800 }]])
})

it('an error as its form follows the amount is the page’s own, and the step goes on', async () => {
  await choose({
    details: (element, order) => ({
      ...details(element, order),
      update() {
        throw new Error('no update')
      },
    }),
  })
  await findByRole(page, 'textbox')
  $totals.set({ ...$totals.get()!, grand_total: 7, tax_amount: 0, total_segments: [] })
  await waitFor(() => expect(warnings()).toContain('payment method pebbles failed'))
  expect(broken()).toBeNull()
  await goOn()
  await waitFor(() => expect($step.get()).toBe('item_summary'))
})

it('a form that follows nothing has its place, where the keyboard does not stop, and no failure', async () => {
  const unmount = await choose({ details: (element) => void element.append('Pay with pebbles') })
  await waitFor(() => expect(page.textContent).toContain('Pay with pebbles'))
  expect(page.querySelector<HTMLElement>('.bzl-foreign')!.tabIndex).toBe(-1)
  unmount()
  expect(warnings()).not.toContain('pebbles')
})

it('what is wrong in it has the focus, and the step stays', async () => {
  await choose({
    details,
    isComplete: () => {
      getByRole(page, 'textbox').setAttribute('aria-invalid', 'true')
      return false
    },
  })
  await findByRole(page, 'textbox')
  await goOn()
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'textbox')))
  expect($step.get()).toBe('payment_method')
})

it('a focus that the method has set itself stays where it is', async () => {
  const other = document.createElement('button')
  await choose({
    details: (element: HTMLElement) => {
      element.append(document.createElement('input'), other)
    },
    isComplete: () => {
      getByRole(page, 'textbox').setAttribute('aria-invalid', 'true')
      other.focus()
      return false
    },
  })
  await findByRole(page, 'textbox')
  const focused = vi.spyOn(getByRole(page, 'textbox'), 'focus')
  await goOn()
  await waitFor(() => expect(document.activeElement).toBe(other))
  expect(focused).not.toHaveBeenCalled()
})

it.each([
  [
    'form throws',
    {
      details(element: HTMLElement) {
        element.append('half of it')
        throw new Error('no form')
      },
    },
  ],
  [
    'form fails later',
    {
      details: () => Promise.reject(new Error('no form')),
      isComplete: () => Promise.reject(new Error('no')),
    },
  ],
  ['check throws', { details, isComplete: () => Promise.reject(new Error('no check')) }],
])('one whose %s says so, and others can be used', async (_, own: object) => {
  await choose(own)
  await goOn()
  await waitFor(() => expect(page.textContent).toContain('This way to pay is not working at the moment.'))
  expect(page.textContent).not.toContain('half of it')
  await userEvent.click(getByRole(page, 'radio', { name: /Money order/ }))
  await goOn()
  await waitFor(() => expect($step.get()).toBe('item_summary'))
})

it('lets go of its form with the checkout', async () => {
  const unmount = await choose({ details })
  await findByRole(page, 'textbox')
  unmount()
  expect(removed).toHaveBeenCalledOnce()
  expect(queryByRole(page, 'textbox')).toBeNull()
})
