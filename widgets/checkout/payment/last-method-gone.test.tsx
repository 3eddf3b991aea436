import { findByRole, getByRole, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { inAustin } from '../../../test/austin'
import { setUpCheckout } from '../../../test/checkout-setup'
import { render } from '../../../test/render'
import { submitAddress } from '../state/address/submit-address'
import { confirmDelivery } from '../state/delivery/rates'
import { setListedMethods } from '../state/payment/listed-methods'
import { $step } from '../state/progress/steps'
import { PaymentStep } from './PaymentStep'

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
