import { findByText, queryByText, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '../../../test/render'
import { setUpCheckout } from '../../../test/checkout-setup'
import { $chosenMethod, chooseMethod } from '../state/payment/chosen-method'
import { setListedMethods } from '../state/payment/listed-methods'
import { inAustin } from '../../../test/austin'
import { submitAddress } from '../state/address/submit-address'
import { confirmDelivery } from '../state/delivery/rates'
import { confirmPayment, followMethod } from '../state/payment/confirm-payment'
import { $step } from '../state/progress/steps'
import { MethodLost } from './MethodLost'

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
