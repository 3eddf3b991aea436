import { findByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { $device } from '#storefront/state/context.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { $action } from '#payment/state/challenge.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { setListedMethods } from '#payment/state/offered-methods.ts'
import { MethodLost, PaymentStep } from './PaymentStep.tsx'

setUpCheckout()

const page = document.body

beforeEach(async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  setListedMethods([{ code: 'checkmo', title: 'Check' }])
})

it('the discounts stand below the ways to pay, and not beside a bank’s question', async () => {
  const panel = () => queryByRole(page, 'button', { name: 'Have a code?' })
  render(<PaymentStep />)
  expect(panel()).toBeNull()
  $device.set('Mobile')
  await waitFor(() => expect(panel()).not.toBeNull())
  $action.set('threeDS2')
  await waitFor(() => expect(panel()).toBeNull())
  $action.set(undefined)
})

it('a code that left no way to pay can be taken back where it was entered', async () => {
  chooseMethod('checkmo')
  render(
    <>
      <MethodLost />
      <PaymentStep />
    </>,
  )
  $device.set('Mobile')
  await userEvent.click(await findByRole(page, 'button', { name: 'Have a code?' }))
  const code = await findByRole<HTMLInputElement>(page, 'textbox', { name: /^Coupon code/ })
  await userEvent.type(code, 'SAVE')
  setListedMethods([])
  await waitFor(() => expect(page.textContent).toContain('There is no way to pay'))
  await userEvent.type(code, '1')
  expect([document.activeElement, code.value]).toEqual([code, 'SAVE1'])
  // The shopper has no other way to pay to choose.
  expect(page.textContent).not.toContain('no longer offered')
})
