import { findByLabelText, findByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { requestsSent, setUpCheckout } from '#test/checkout-setup.ts'
import { Checkout } from '../Checkout.tsx'

setUpCheckout({ settings: { enable_guest_checkout_login: '1' } })

const page = document.body
const OFFER = { name: /^This address has an account here/ }
const findOffer = () => findByRole(page, 'button', OFFER, { timeout: 3000 })

async function typeEmail(email: string) {
  const field = await findByLabelText<HTMLInputElement>(page, /^E-mail$|^E-mail \*/)
  await userEvent.clear(field)
  await userEvent.type(field, email)
}

it('offers the login with a known address once the field is left, and takes the focus back', async () => {
  render(<Checkout />)
  await typeEmail('ann@example.com')
  await userEvent.tab()
  const offer = await findOffer()
  await userEvent.click(offer)
  expect((await findByLabelText<HTMLInputElement>(page, /^E-mail address/)).value).toBe('ann@example.com')
  const password = await findByLabelText(page, /^Password/)
  await waitFor(() => expect(document.activeElement).toBe(password))
  await userEvent.click(await findByRole(page, 'button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(offer))
})

it('requests nothing while typing, nor for half an address', async () => {
  render(<Checkout />)
  await typeEmail('ann@')
  await userEvent.tab()
  await typeEmail('bea@example.com')
  await typeEmail('ann@example.com')
  await userEvent.tab()
  await findOffer()
  expect(requestsSent(/isEmailAvailable/)).toEqual(['POST isEmailAvailable'])
})

it('withdraws the offer with another address', async () => {
  render(<Checkout />)
  await typeEmail('ann@example.com')
  await userEvent.tab()
  await findOffer()
  await typeEmail('nobody@example.com')
  await userEvent.tab()
  await waitFor(() => expect(queryByRole(page, 'button', OFFER)).toBeNull(), { timeout: 3000 })
})
