import { findByLabelText, findByRole, getByLabelText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { strike } from '#demo/wire/personalities.ts'
import { loadCart } from '#cart/state/cart.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { Checkout } from '../Checkout.tsx'

setUpCheckout()

const page = document.body

it('leads to the step that is open, and says that the login was successful', async () => {
  await openCheckout({ customer: 'bea@example.com' })
  render(<Checkout />)
  await findByRole(page, 'button', { name: 'Save & Continue' })
  strike(shop.shop, 'expired-session')
  await loadCart.reload()
  await userEvent.type(await findByLabelText(page, /^E-mail address/), 'bea@example.com')
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!{Enter}')
  const step = await findByRole(page, 'heading', { name: 'Shipping address' })
  await waitFor(() => expect(document.activeElement).toBe(step))
  await waitFor(() => expect(getByRole(page, 'status').textContent).toBe('Login successful.'))
})
