import { findByLabelText, findByRole, getByLabelText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { afterPaint } from '#dom/lifecycle.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { LoginForm } from './LoginForm.tsx'

const page = document.body
const nothing = () => undefined
const check = JSON.stringify({ rendering: { sitekey: 'v2' } })
const shop = openShop({ settings: { recaptcha_customer_login: check } })

afterEach(() => {
  shop.restore()
  vi.unstubAllGlobals()
})

it('a check that the shop demands only now is there with the shop’s reason', async () => {
  const draw = vi.fn(() => 0)
  const ready = (run: () => void) => run()
  vi.stubGlobal('grecaptcha', {
    ready,
    render: draw,
    execute: nothing,
    reset: nothing,
    getResponse: () => '',
  })
  render(
    <>
      <Announcer />
      <LoginForm onSuccess={nothing} onCancel={nothing} cancel="Cancel" />
    </>,
  )
  await userEvent.type(await findByLabelText(page, /^E-mail address/), 'ann@example.com')
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!{Enter}')
  const group = await findByRole(page, 'group', { name: 'Security check' })
  await waitFor(() => expect(draw).toHaveBeenCalled())
  await new Promise<void>(afterPaint)
  expect(group.textContent).toContain('Something went wrong with reCAPTCHA.')
  expect(getByRole(page, 'alert').textContent).toContain('Something went wrong with reCAPTCHA.')
})
