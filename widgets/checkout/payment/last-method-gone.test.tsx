import { findByRole, getByRole, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { submitAddress } from '../state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { setListedMethods } from '#payment/state/offered-methods.ts'
import { $step } from '../state/progress/steps.ts'
import { PaymentStep } from './PaymentStep.tsx'

setUpCheckout()

const CHECK = { code: 'checkmo', title: 'Check' }
const button = { name: /^Review order/ }

it('a press in the moment the last way to pay goes does nothing, and the next one goes on', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  setListedMethods([CHECK])
  render(<PaymentStep />)
  const pressed = getByRole(document.body, 'button', button)
  setListedMethods([])
  pressed.click()
  await waitFor(() => expect(document.body.textContent).toContain('There is no way to pay'))
  expect($step.get()).toBe('payment_method')
  setListedMethods([CHECK])
  ;(await findByRole(document.body, 'button', button)).click()
  await waitFor(() => expect($step.get()).toBe('item_summary'))
})
