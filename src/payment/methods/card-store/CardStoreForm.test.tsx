import { findByRole, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { $settings, loadSettings } from '#storefront/state/config.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { CardStoreDetails, cardStore } from './card-store.tsx'
import { payerForm } from '../forms.ts'

setUpCheckout()

const page = document.body
const field = (name: RegExp) => getByRole<HTMLInputElement>(page, 'textbox', { name })
const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

const NO_LIMITS = { cstore_name_max_length: '', cstore_phone_max_length: '', cstore_phone_min_length: '' }

async function open(settings: Record<string, string> = NO_LIMITS) {
  await openCheckout()
  await loadSettings()
  $settings.set({ ...$settings.get(), ...settings })
  await submitAddress({ shipping: inAustin, billing: inAustin })
  const rendered = render(<CardStoreDetails />)
  await findByRole(page, 'textbox', { name: /name/i })
  return rendered
}

const shown = () => [field(/name/i).value, field(/phone/i).value]

beforeEach(() => page.replaceChildren())

it('begins with the name and the telephone of who is billed', async () => {
  await open()
  expect(shown()).toEqual(['Ann Lee', '5125550100'])
  await waitFor(() => expect(payerForm.submit()).toEqual({ name: 'Ann Lee', phone: '5125550100' }))
})

it('follows who is billed, but for what was typed', async () => {
  await open()
  await userEvent.type(field(/phone/i), '9')
  const billing = { ...inAustin, firstname: 'Bea', telephone: '5125550111' }
  await submitAddress({ shipping: inAustin, billing })
  await waitFor(() => expect(shown()).toEqual(['Bea Lee', '51255501009']))
  expect(payerForm.submit()).toEqual({ name: 'Bea Lee', phone: '51255501009' })
})

it('begins empty where nobody is billed yet', async () => {
  render(<CardStoreDetails />)
  await findByRole(page, 'textbox', { name: /name/i })
  expect(shown()).toEqual(['', ''])
})

it('counts what is typed against the shop’s limits, and none where there are none', async () => {
  const { unmount } = await open({
    cstore_name_max_length: '20',
    cstore_phone_max_length: '11',
    cstore_phone_min_length: '',
  })
  expect(describedBy(field(/name/i))).toMatch(/7.*20/)
  await userEvent.type(field(/name/i), ' 三')
  await waitFor(() => expect(describedBy(field(/name/i))).toMatch(/9.*20/))
  expect(describedBy(field(/phone/i))).toMatch(/10.*11/)
  unmount()
  await open()
  expect(describedBy(field(/name/i))).not.toMatch(/\d/)
})

it('what is missing is said at its field and keeps the payment open', async () => {
  await open()
  await userEvent.clear(field(/name/i))
  expect(await cardStore.isComplete!()).toBe(false)
  await waitFor(() => expect(field(/name/i).getAttribute('aria-invalid')).toBe('true'))
  expect(await cardStore.placeOrder({} as never)).toEqual({ type: 'stay', step: 'payment_method' })
  await userEvent.type(field(/name/i), '  Ken ')
  await userEvent.clear(field(/phone/i))
  await userEvent.type(field(/phone/i), '０３ー１２３４ー５６７８')
  expect(payerForm.submit()).toMatchObject({
    name: 'Ken',
    phone: expect.stringMatching(/^[\d -]+$/) as string,
  })
})

it('leaves nothing to submit once it is gone', async () => {
  const { unmount } = await open()
  unmount()
  expect(payerForm.submit()).toBeUndefined()
})
