import {
  findByRole,
  findByText,
  fireEvent,
  getByLabelText,
  getByRole,
  getByText,
  queryByText,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $items, loadCart } from '#cart/state/cart.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { applyGiftCard } from '#discounts/state/discounts.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { restoreAddressForm, $addressForm } from '../../checkout/state/address/address-form.ts'
import { clearDraft } from '#customer/state/kept-draft.ts'
import { render } from '#test/render.tsx'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { Cart } from '../Cart.tsx'

const page = document.body
let shop: OpenShop

async function open(options: OpenShopOptions = {}) {
  shop = openShop({ items: [{ sku: 'EA-1' }], ...options })
  await Promise.all([loadCart(), loadCustomer()])
  render(<Cart />)
  const fold = (await findByText(page, 'Estimate shipping and tax')).closest('details')!
  fold.open = true
  fold.dispatchEvent(new Event('toggle'))
  await waitFor(() => getByLabelText(page, /Country/))
}
const select = (list: HTMLElement, name: string) => {
  const { value } = [...list.querySelectorAll('option')].find((option) => option.textContent === name)!
  fireEvent.change(list, { target: { value } })
}
const fillIn = async (country: string, region: string | undefined, postcode: string) => {
  select(getByLabelText(page, /Country/), country)
  if (region) await waitFor(() => select(getByLabelText(page, /^State/), region))
  const field = getByLabelText(page, /ZIP|Postcode/)
  await userEvent.clear(field)
  if (postcode) await userEvent.type(field, postcode)
}
const calculate = () => userEvent.click(getByRole(page, 'button', { name: 'Calculate' }))
const sent = (path: RegExp) => shop.ledger().requests.filter((request) => path.test(request.path))
/** The text on screen: the announcer holds the same words for ten seconds. */
const notice = (text: string) => findByText(page, text, { selector: '.bzl-notice__text' })
const total = () => getByText(page, 'Estimated total').closest('div')!.textContent

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  clearDraft()
  shop.restore()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([null, 'ann@example.com'])(
  'shows %s what the cart costs at a place, and saves nothing',
  async (customer) => {
    await open({ customer })
    await fillIn('United States', 'Texas', '78701')
    await calculate()
    await waitFor(() => expect(total()).toMatch(/\$\d/))
    const standard = getByRole<HTMLInputElement>(page, 'radio', { name: /^Standard/ })
    const before = total()
    expect(standard.checked).toBe(true)
    await userEvent.click(getByRole(page, 'radio', { name: /^Express/ }))
    await waitFor(() => expect(total()).not.toBe(before))
    expect(sent(/shipping-information/)).toEqual([])
    expect([...shop.shop.carts.values()].every(({ shippingAddress }) => !shippingAddress)).toBe(true)
  },
)

it('shows at the fields what is missing, and asks for nothing', async () => {
  await open()
  await fillIn('United States', undefined, '')
  await calculate()
  await waitFor(() => expect(getByLabelText(page, /ZIP/).getAttribute('aria-invalid')).toBe('true'))
  expect(getByLabelText(page, /^State/).getAttribute('aria-invalid')).toBe('true')
  expect(sent(/estimate-shipping/)).toEqual([])
})

it('shows that nothing is sent to a place, and why an estimate failed', async () => {
  await open()
  await fillIn('Brazil', 'Acre', '69900-000')
  await calculate()
  await notice('We do not deliver to this location.')
  shop.shop.moods.push({ match: 'POST *totals-information', fault: { kind: 'status', status: 502 }, seen: 0 })
  await fillIn('United States', 'Texas', '78701')
  await calculate()
  await notice('Something went wrong. Please try again.')
})

it('shows rates, shipping and total with tax and without where the shop shows both', async () => {
  const both = { isDisplayShippingBothPrices: true, reviewShippingDisplayMode: 'both' } as const
  await open({ taxDisplay: { ...both, includeTaxInGrandTotal: true } })
  await fillIn('United States', 'Texas', '78701')
  await calculate()
  const express = await findByRole(page, 'radio', { name: /^Express/ })
  expect(express.closest('label')!.textContent).toMatch(/\$\d.*\$\d.*excl\. tax/)
  await userEvent.click(express)
  await findByText(page, 'Estimated total (excl. tax)')
  const rows = [...getByText(page, 'Estimated total (incl. tax)').closest('dl')!.querySelectorAll('dt')]
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Shipping (excl. tax)',
    'Shipping (incl. tax)',
    'Tax',
    'Estimated total (excl. tax)',
    'Estimated total (incl. tax)',
  ])
})

it('tells the ways of one carrier apart', async () => {
  await open()
  const real = globalThis.fetch
  const ups = { carrier_code: 'ups', carrier_title: 'UPS', amount: 5, price_incl_tax: 5, available: true }
  const rates = [
    { ...ups, method_code: '03', method_title: 'Ground' },
    { ...ups, method_code: '01', method_title: 'Next Day Air' },
  ]
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    if (String(call[0]).endsWith('/estimate-shipping-methods')) return Promise.resolve(Response.json(rates))
    return real(...call)
  })
  await fillIn('United States', 'Texas', '78701')
  await calculate()
  await findByRole(page, 'radio', { name: /^UPS.*Ground/ })
  await findByRole(page, 'radio', { name: /^UPS.*Next Day Air/ })
})

it('drops the answer for an older place', async () => {
  await open()
  await fillIn('United States', 'Texas', '78701')
  const match = 'POST *estimate-shipping-methods'
  shop.shop.moods.push({ match, nth: 1, times: 1, fault: { kind: 'delay', ms: 80 }, seen: 0 })
  await calculate()
  await fillIn('Brazil', 'Acre', '69900-000')
  await calculate()
  await notice('We do not deliver to this location.')
  await waitFor(() => expect(sent(/estimate-shipping/).map(({ status }) => status)).toEqual([200, 200]))
  expect(queryByText(page, 'Estimated total')).toBeNull()
})

it('follows a discount that leaves the items as they are, with one estimate a change', async () => {
  await open()
  await fillIn('United States', 'Texas', '78701')
  await calculate()
  await waitFor(() => expect(total()).toMatch(/\$\d/))
  const before = total()
  await applyGiftCard('ABCD1234EFGH')
  await waitFor(() => expect(total()).not.toBe(before))
  expect(sent(/totals-information/)).toHaveLength(2)
})

it('follows the cart, and keeps the place for the checkout and nothing else', async () => {
  await open()
  await fillIn('United States', 'Texas', '78701')
  await calculate()
  await waitFor(() => expect(total()).toMatch(/\$\d/))
  const before = total()
  await requestQuantity($items.get()![0]!.item_id, 3)
  await waitFor(() => expect(total()).not.toBe(before))
  restoreAddressForm('DE')
  const { shipping } = $addressForm.get()
  expect(shipping).toMatchObject({ country_id: 'US', region_code: 'TX', postcode: '78701', firstname: '' })
  expect(Object.keys(JSON.parse(sessionStorage.getItem('bezel-place')!) as object).sort()).toEqual([
    'country_id',
    'postcode',
    'region',
    'region_code',
    'region_id',
  ])
})

it('offers no estimate for vouchers', async () => {
  shop = openShop({ items: [{ sku: 'GV-50' }] })
  await loadCart()
  render(<Cart />)
  await findByRole(page, 'heading', { name: 'Summary' })
  expect(queryByText(page, 'Estimate shipping and tax')).toBeNull()
})
