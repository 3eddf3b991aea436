import {
  findAllByText,
  findByRole,
  findByText,
  getByRole,
  getByText,
  queryByRole,
  queryByText,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Address } from '#address/rules/address.ts'
import { $page } from '#storefront/state/page.ts'
import { inAustin } from '#test/austin.ts'
import { changeAnswers, requestsSent, shop, setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { Checkout } from '../Checkout.tsx'
import { $savedRate } from '#delivery/state/delivery.ts'
import { keepDraft } from '#checkout/state/draft.ts'

setUpCheckout()

const page = document.body
const inBrazil = { ...inAustin, country_id: 'BR', region: 'Acre', region_id: 485, region_code: 'AC' }
const inPostBox = { ...inAustin, street: ['P.O. Box 12'] }

beforeEach(() => setContact('/contact'))

function setContact(contact?: string) {
  const { routes } = $page.get()
  $page.set({ ...$page.get(), routes: { ...routes, contact } })
}

async function ship(shipping: Address) {
  keepDraft({ email: 'ann@example.com', shipping })
  render(<Checkout />)
  await findByRole(page, 'option', { name: shipping.region })
  await userEvent.selectOptions(getByRole(page, 'combobox', { name: /^Country/ }), shipping.country_id)
  await userEvent.selectOptions(getByRole(page, 'combobox', { name: /^State/ }), shipping.region)
  await userEvent.click(getByRole(page, 'button', { name: 'Save & Continue' }))
}

it('shows that no carrier goes there, and offers another address and someone to ask', async () => {
  await ship(inBrazil)
  await findAllByText(page, /^None of our carriers delivers to this address\./)
  const contact = getByRole<HTMLAnchorElement>(page, 'link', { name: 'Contact us' })
  expect(contact.getAttribute('href')).toBe('/contact')
  await userEvent.click(getByRole(page, 'button', { name: 'Change the address' }))
  await findByRole(page, 'textbox', { name: /^City/ })
})

it('shows of each delivery why it cannot be had when all that goes there is forbidden', async () => {
  const rate = { amount: 5, available: true, carrier_title: 'Express', method_title: 'Express' }
  const body = [{ ...rate, carrier_code: 'expedite', method_code: 'expedite' }]
  shop.shop.moods.push({
    match: 'POST *estimate-shipping-methods',
    times: 1,
    fault: { kind: 'status', status: 200, body },
    seen: 0,
  })
  await ship(inPostBox)
  await findAllByText(page, /^We cannot deliver to this address/)
  expect(getByRole<HTMLInputElement>(page, 'radio', { name: /^Express/ }).disabled).toBe(true)
  getByText(page, 'Not available for P.O. Box addresses')
  getByRole(page, 'link', { name: 'Contact us' })
})

it('leads to nobody where the shop names no one', async () => {
  setContact(undefined)
  await ship(inBrazil)
  await findAllByText(page, /^None of our carriers/)
  expect(queryByRole(page, 'link', { name: 'Contact us' })).toBeNull()
})

it('reads what the payment provider offers while the delivery is chosen', async () => {
  await ship(inAustin)
  await findByRole(page, 'radio', { name: /Standard/ })
  await waitFor(() => expect(requestsSent(/^POST methods/)).toHaveLength(1))
})

it('asks the payment provider nothing where the shop lists none of its methods', async () => {
  changeAnswers((key, value) =>
    key === 'payment_methods'
      ? (value as { code: string }[]).filter(({ code }) => code !== 'adyen_hpp')
      : value,
  )
  await ship(inAustin)
  await findByRole(page, 'radio', { name: /Standard/ })
  await userEvent.click(getByRole(page, 'button', { name: 'Save & Continue' }))
  await findByRole(page, 'radio', { name: /^Check/ })
  expect(requestsSent(/^POST methods/)).toEqual([])
})

it('says no longer that a choice was not saved once it is, with another address', async () => {
  await ship(inAustin)
  const express = await findByRole(page, 'radio', { name: /^Express/ })
  const failure = [page, /^Your choice could not be saved/, { ignore: '[role]' }] as const
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    times: 1,
    fault: { kind: 'status', status: 500 },
    seen: 0,
  })
  await userEvent.click(express)
  await findByText(...failure)
  await userEvent.click(getByRole(page, 'button', { name: /^Change Shipping/ }))
  await userEvent.type(await findByRole(page, 'textbox', { name: /^City/ }), 'a')
  await userEvent.click(getByRole(page, 'button', { name: 'Save & Continue' }))
  await waitFor(() => expect($savedRate.get()).toBe('expedite_expedite'))
  await findByRole(page, 'radio', { name: /^Express/ })
  expect(queryByText(...failure)).toBeNull()
})

it('says of another delivery nothing that was said of the insurance of the one before', async () => {
  await ship(inAustin)
  const insurance = await findByRole(page, 'checkbox', { name: /^Insure this delivery/ })
  const body = { error: true, message: 'Not for this carrier.' }
  const fault = { kind: 'status', status: 200, body } as const
  shop.shop.moods.push({ match: 'POST /shipping/tariffinsurance/apply', fault, seen: 0 })
  await userEvent.click(insurance)
  const refusal = [page, 'Not for this carrier.', { ignore: '[role]' }] as const
  await findByText(...refusal)
  await userEvent.click(getByRole(page, 'radio', { name: /^Express/ }))
  expect(queryByText(...refusal)).toBeNull()
  getByRole(page, 'checkbox', { name: /^Insure this delivery/ })
})
