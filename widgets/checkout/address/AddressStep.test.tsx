import {
  findAllByRole,
  findByRole,
  findByText,
  getByRole,
  queryByRole,
  queryByText,
  waitFor,
  within,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { $settings } from '#storefront/state/config.ts'
import { render } from '#test/render.tsx'
import { inAustin } from '#test/austin.ts'
import { openCheckout, shop, setUpCheckout } from '#test/checkout-setup.ts'
import { Checkout } from '../Checkout.tsx'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $step } from '../state/progress/steps.ts'

setUpCheckout()

const page = document.body
const field = (name: RegExp, inside: HTMLElement = page) =>
  findByRole<HTMLInputElement>(inside, 'textbox', { name })
const cart = () => shop.ledger().carts.find(({ active }) => active)!

/** A guest who comes back to a draft. */
async function openDraft(draft: Parameters<typeof keepDraft>[0] = {}) {
  keepDraft({ email: 'ann@example.com', shipping: inAustin, ...draft })
  render(<Checkout />)
  await findAllByRole(page, 'option', { name: 'Texas' })
  await choose(page, 'United States', 'Texas')
}

async function choose(form: HTMLElement, country: string, state: string) {
  await userEvent.selectOptions(within(form).getAllByRole('combobox', { name: /^Country/ })[0]!, country)
  await userEvent.selectOptions(within(form).getAllByRole('combobox', { name: /^State/ })[0]!, state)
}

it('offers to correct a misspelt e-mail domain, and does so', async () => {
  await openDraft({ email: '' })
  const email = await field(/^E-mail/)
  await userEvent.type(email, 'ann@gmial.com')
  await userEvent.tab()
  const offer = await findByRole(page, 'button', { name: 'Did you mean ann@gmail.com?' })
  await waitFor(() => expect(getByRole(page, 'status').textContent).toBe(offer.textContent))
  await userEvent.click(offer)
  expect(email.value).toBe('ann@gmail.com')
  expect(document.activeElement).toBe(email)
  expect(readDraft().email).toBe('ann@gmail.com')
  expect(queryByRole(page, 'button', { name: /Did you mean/ })).toBeNull()
})

it('names one section for all that a browser fills in, or it would leave out the e-mail or all the rest', async () => {
  await openDraft()
  const { form } = await field(/^E-mail/)
  const tokens = [...form!.elements].map((control) => control.getAttribute('autocomplete') ?? 'off')
  const sections = tokens.filter((token) => token !== 'off').map((token) => token.split(' ')[0])
  expect(new Set(sections)).toEqual(new Set(['shipping']))
})

it('says no more of a refused e-mail once its domain is corrected', async () => {
  const body = { message: 'Nobody reads %fieldName.', parameters: { fieldName: 'email' } }
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    fault: { kind: 'status', status: 400, body },
    seen: 0,
  })
  await openDraft({ email: 'ann@gmial.com' })
  await userEvent.click(await findByRole(page, 'button', { name: 'Save & Continue' }))
  const email = await field(/^E-mail/)
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(email))
  await userEvent.tab()
  await userEvent.click(await findByRole(page, 'button', { name: /Did you mean/ }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull())
})

it('says what postcodes look like by the shop’s patterns, and goes on with another all the same', async () => {
  await openDraft()
  const postcode = await field(/^ZIP/)
  await userEvent.clear(postcode)
  await userEvent.type(postcode, '7870')
  await userEvent.tab()
  await findByText(page, /something like 12345-6789, 12345/)
  expect(postcode.getAttribute('aria-invalid')).toBeNull()
  const described = postcode.getAttribute('aria-describedby')!.split(' ')
  expect(described.map((id) => document.getElementById(id)!.textContent).join()).toContain('something like')
  await userEvent.click(await findByRole(page, 'button', { name: 'Save & Continue' }))
  await findByRole(page, 'radio', { name: /Standard/ })
})

it('puts a customer’s new address into the address book, unless they do not want that', async () => {
  await openCheckout({ customer: 'bea@example.com' })
  await openDraft({ email: undefined })
  const kept = () =>
    shop
      .ledger()
      .requests.filter(({ path }) => path.endsWith('/shipping-information'))
      .map(({ body }) => body.match(/(?<="save_in_address_book":)\d/g)?.join())
  const box = await findByRole<HTMLInputElement>(page, 'checkbox', { name: /my address book/ })
  expect(box.checked).toBe(true)
  await userEvent.click(await findByRole(page, 'button', { name: 'Save & Continue' }))
  await waitFor(() => expect(kept()).toEqual(['1']))
  await userEvent.click(await findByRole(page, 'button', { name: 'Change Shipping address' }))
  await userEvent.click(await findByRole(page, 'checkbox', { name: /my address book/ }))
  await userEvent.click(await findByRole(page, 'button', { name: 'Save & Continue' }))
  await waitFor(() => expect(kept()).toEqual(['1', '0']))
  await userEvent.click(await findByRole(page, 'button', { name: 'Change Shipping address' }))
  expect((await findByRole<HTMLInputElement>(page, 'checkbox', { name: /my address book/ })).checked).toBe(
    false,
  )
})

it('goes on by Enter in the billing address, and saves both', async () => {
  await openDraft({ billing: { ...inAustin, city: 'Houston' }, sameAsBilling: false })
  const form = await findByRole(page, 'form', { name: 'Billing address' })
  await choose(form, 'United States', 'Texas')
  await userEvent.type(await field(/^City/, form), '{Enter}')
  await findByRole(page, 'radio', { name: /Standard/ })
  expect([cart().shippingAddress!.city, cart().billingAddress!.city]).toEqual(['Austin', 'Houston'])
})

it('marks the field the shop refused, with its sentence, and keeps the rest', async () => {
  await openDraft()
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    times: 1,
    fault: { kind: 'status', status: 400, body: { message: 'Invalid value for State/Province' } },
    seen: 0,
  })
  await userEvent.click(await findByRole(page, 'button', { name: 'Save & Continue' }))
  const region = getByRole(page, 'combobox', { name: /^State/ })
  await waitFor(() => expect(document.activeElement).toBe(region))
  await waitFor(() => expect(region.getAttribute('aria-invalid')).toBe('true'))
  expect($step.get()).toBe('shipping_address')
  expect((await field(/^City/)).value).toBe('Austin')
})

it('opens a folded field that the shop, as it turns out, requires', async () => {
  await openDraft()
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    times: 1,
    fault: { kind: 'status', status: 400, body: { message: '"company" is required. Enter and try again.' } },
    seen: 0,
  })
  await userEvent.click(await findByRole(page, 'button', { name: 'Save & Continue' }))
  const company = await field(/^Company/)
  await waitFor(() => expect(company.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(company))
  await userEvent.type(company, 'Engines Ltd')
  await userEvent.click(getByRole(page, 'button', { name: 'Save & Continue' }))
  await waitFor(() => expect($step.get()).toBe('shipping_method'))
  expect(cart().shippingAddress!.company).toBe('Engines Ltd')
})

it('asks for a tax number in the countries of the shop’s setting, and for the reason', async () => {
  await openDraft()
  $settings.set({ vat_id_countries: '["KR"]' })
  await userEvent.selectOptions(getByRole(page, 'combobox', { name: /^Country/ }), 'South Korea')
  const number = await field(/^VAT number/)
  await findByText(page, 'Customs in this country requires it.')
  await userEvent.click(getByRole(page, 'button', { name: 'Save & Continue' }))
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
})

it('offers the duties’ insurance unticked, and shows the price of each delivery', async () => {
  await openDraft()
  await userEvent.click(getByRole(page, 'button', { name: 'Save & Continue' }))
  const box = await findByRole<HTMLInputElement>(page, 'checkbox', { name: /against customs duties/ })
  expect(box.checked).toBe(false)
  await userEvent.click(box)
  await waitFor(() => expect(cart().grandTotal).toBeGreaterThan(160))
  await waitFor(() => expect(box.checked).toBe(true))
  const insurance = getByRole(page, 'region', { name: 'Tariff insurance' })
  expect(within(insurance).getByText('$3.25')).toBeDefined()
  await findByText(page, /^Tariff insurance added\. Your total is \$/)
  await userEvent.click(getByRole(page, 'radio', { name: /3-Day/ }))
  await findByText(page, 'Tariff insurance is not available for this delivery, so we removed it.')
  expect(queryByText(page, 'Tariff insurance')).toBeNull()
})

it('requests the rates while the address is typed, but not while it has no postcode', async () => {
  const estimates = () =>
    shop
      .ledger()
      .requests.filter(({ path }) => path.endsWith('estimate-shipping-methods'))
      .map(({ body }) => (JSON.parse(body) as { address: { postcode: string } }).address.postcode)
  await openDraft()
  await waitFor(() => expect(estimates()).toContain('78701'))
  const postcode = await field(/^(ZIP|Postcode|Postal)/)
  await userEvent.clear(postcode)
  await userEvent.type(postcode, '78702')
  await waitFor(() => expect(estimates().at(-1)).toBe('78702'))
  expect(estimates()).not.toContain('')
  expect(cart().shippingAddress).toBeNull()
})

it('shows what is wrong in both forms at once, with the focus in the first', async () => {
  const wrong = { ...inAustin, city: '' }
  await openDraft({ shipping: wrong, billing: { ...wrong, firstname: '' }, sameAsBilling: false })
  const form = await findByRole(page, 'form', { name: 'Billing address' })
  await choose(form, 'United States', 'Texas')
  const [city, billingCity] = await findAllByRole(page, 'textbox', { name: /^City/ })
  await userEvent.click(await findByRole(page, 'button', { name: 'Save & Continue' }))
  const marks = [city!, billingCity!, await field(/^First name/, form)]
  await waitFor(() =>
    expect(marks.map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']),
  )
  expect(document.activeElement).toBe(city)
  await userEvent.type(city!, 'Austin')
  await userEvent.click(await findByRole(page, 'button', { name: 'Save & Continue' }))
  const summary = await findByRole(form, 'group')
  await waitFor(() => expect(document.activeElement).toBe(summary))
})
