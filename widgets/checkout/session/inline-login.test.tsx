import { findByRole, findByText, getByLabelText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { afterPaint } from '#dom/lifecycle.ts'
import { holdBack } from '#test/hold-back.ts'
import { render } from '#test/render.tsx'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { Checkout } from '../Checkout.tsx'

setUpCheckout()

const page = document.body

async function logIn() {
  render(<Checkout />)
  await userEvent.click(await findByRole(page, 'button', { name: 'Log in' }))
  const password = await waitFor(() => getByLabelText(page, /^Password/))
  const email = password.closest('form')!.querySelector<HTMLInputElement>('[name="username"]')!
  await userEvent.type(email, 'bea@example.com')
  await userEvent.type(password, 'Demo-1234!{Enter}')
}
const welcome = () => findByRole(page, 'group', { name: /Login successful/ })

it('a login has the focus once it has succeeded', async () => {
  await logIn()
  const group = await welcome()
  await waitFor(() => expect(document.activeElement).toBe(group))
})

it('a login leaves the focus with who has moved on before its answer', async () => {
  const answer = holdBack('/customer/ajax/login')
  await logIn()
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  answer()
  await findByText(await welcome(), /Login successful/)
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(search)
})
