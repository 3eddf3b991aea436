import { findByText, queryByText, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { $chosenMethod, chooseMethod, confirmPayment, followMethod } from '#payment/state/chosen-method.ts'
import { setListedMethods } from '#payment/state/offered-methods.ts'
import { inAustin } from '#test/austin.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { $step } from '../state/progress/steps.ts'
import { MethodLost } from './PaymentStep.tsx'

setUpCheckout()

const check = { code: 'checkmo', title: 'Check / Money order' }
const transfer = { code: 'banktransfer', title: 'Bank transfer' }
const page = document.body
const note = 'Check / Money order is no longer offered for this order. Please choose another way to pay.'

it('shows which way to pay has gone, and leads back from the review', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  setListedMethods([check, transfer])
  chooseMethod('checkmo')
  confirmPayment()
  const stop = followMethod()
  expect($step.get()).toBe('item_summary')
  render(<MethodLost />)
  expect(queryByText(page, note)).toBeNull()
  setListedMethods([transfer])
  await findByText(page, note)
  expect($step.get()).toBe('payment_method')
  chooseMethod('banktransfer')
  await waitFor(() => expect($chosenMethod.get()?.code).toBe('banktransfer'))
  await findByText(page, note)
  setListedMethods([check, transfer])
  await waitFor(() => expect(queryByText(page, note)).toBeNull())
  stop()
})

it('shows nothing of a list that still has the chosen one', async () => {
  setListedMethods([check, transfer])
  chooseMethod('banktransfer')
  render(<MethodLost />)
  setListedMethods([transfer])
  await waitFor(() => expect($chosenMethod.get()?.code).toBe('banktransfer'))
  expect(page.textContent).not.toContain('no longer offered')
})
