import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { PlaceOrder } from '#widgets/checkout/order/PlaceOrder.tsx'
import { chooseMethod } from '../../state/chosen-method.ts'
import { setListedMethods } from '../../state/offered-methods.ts'

setUpCheckout()

const page = document.body
const ours = () => queryByRole(page, 'button', { name: /^Place order/ })
const owed = () => `$${shop.ledger().carts[0]!.grandTotal.toFixed(2)}`

interface Drawn {
  isEligible?(): boolean
  render(place: HTMLElement): Promise<void>
  close?(): void
}

const draw = (name: string) => (place: HTMLElement) => {
  place.append(Object.assign(document.createElement('button'), { textContent: name }))
  return Promise.resolve()
}

/** Puts PayPal's script on the page. */
function serve(buttons: (fundingSource: string) => Drawn) {
  vi.stubGlobal('paypal', {
    Buttons: ({ fundingSource }: { fundingSource: string }) => buttons(fundingSource),
  })
}

beforeEach(() => {
  setListedMethods(['paypal_express', 'paypal_express_bml'].map((code) => ({ code, title: code })))
  chooseMethod('paypal_express')
})

it('PayPal’s own button stands below the total, in the place of ours', async () => {
  serve((fundingSource) => ({ render: draw(`Pay with ${fundingSource}`) }))
  render(<PlaceOrder />)
  await findByRole(page, 'button', { name: 'Pay with paypal' })
  await waitFor(() => expect(ours()).toBeNull())
  expect(page.querySelector('.bzl-checkout__total')!.textContent).toBe(`Total${owed()}`)
})

it('another way to pay at PayPal has a button of its own, and the one before is closed', async () => {
  const close = vi.fn()
  serve((fundingSource) => ({ render: draw(`Pay with ${fundingSource}`), close }))
  render(<PlaceOrder />)
  await findByRole(page, 'button', { name: 'Pay with paypal' })
  expect(close).not.toHaveBeenCalled()
  chooseMethod('paypal_express_bml')
  await findByRole(page, 'button', { name: 'Pay with credit' })
  expect(close).toHaveBeenCalledOnce()
  expect(queryByRole(page, 'button', { name: 'Pay with paypal' })).toBeNull()
})

it('our button stays until PayPal’s is drawn', async () => {
  let isDrawn = () => {}
  serve(() => ({ render: () => new Promise((resolve) => (isDrawn = resolve)) }))
  render(<PlaceOrder />)
  await waitFor(() => expect(page.querySelector('.bzl-checkout__place-order > .bzl-foreign')).not.toBeNull())
  getByRole(page, 'button', { name: `Place order ${owed()}` })
  isDrawn()
  await waitFor(() => expect(ours()).toBeNull())
})

it.each<[string, () => Drawn]>([
  ['does not offer its own here', () => ({ isEligible: () => false, render: draw('Pay with PayPal') })],
  ['cannot draw its own', () => ({ render: () => Promise.reject(new Error('no room')) })],
  [
    'has a script that breaks',
    () => {
      throw new Error('broken')
    },
  ],
])('our button stays where PayPal %s', async (_, buttons) => {
  const asked = vi.fn(buttons)
  serve(asked)
  render(<PlaceOrder />)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await findByRole(page, 'button', { name: `Place order ${owed()}` })
  expect(queryByRole(page, 'button', { name: /Pay with/ })).toBeNull()
  expect(page.querySelector('.bzl-checkout__total')).toBeNull()
})

it('without PayPal’s script there is our button alone', () => {
  render(<PlaceOrder />)
  expect(getByRole(page, 'button', { name: /^Place order/ })).toBeTruthy()
  expect(page.querySelector('.bzl-checkout__place-order > .bzl-foreign')).toBeNull()
})
