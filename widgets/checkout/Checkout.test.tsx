import {
  findByLabelText,
  findByRole,
  findByText,
  getAllByRole,
  getByLabelText,
  getByRole,
  getByText,
  queryByRole,
  queryByText,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { addProduct } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { loadCart } from '#cart/state/cart.ts'
import { render } from '#test/render.tsx'
import { Checkout } from './Checkout.tsx'
import { openCheckout, shop, setUpCheckout, navigate } from '#test/checkout-setup.ts'

setUpCheckout()

const page = document.body
const button = (name: string | RegExp) => findByRole(page, 'button', { name })
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(getByLabelText(page, new RegExp(`^${label}`)), value)
  }
}
async function fillAddress() {
  await findByLabelText(page, /^E-mail/)
  await findByRole(page, 'option', { name: 'Texas' })
  await userEvent.selectOptions(getByLabelText(page, /^Country/), 'United States')
  await fill({
    'E-mail': 'ann@example.com',
    'First name': 'Ann',
    'Last name': 'Lee',
    Street: '1 Main St',
    City: 'Austin',
    ZIP: '78701',
    Telephone: '(512) 555-0100',
  })
  await userEvent.selectOptions(getByLabelText(page, /^State/), 'Texas')
}

it('names its steps without numbers: those are the progress bar’s', async () => {
  render(<Checkout />)
  await findByLabelText(page, /^E-mail/)
  const steps = [...page.querySelectorAll('.bzl-checkout__steps > li h2')].map((each) => each.textContent)
  expect(steps).toEqual(['Shipping address', 'Delivery', 'Payment', 'Review your order'])
})

it('leads a guest from the address to the order', async () => {
  render(<Checkout />)
  await fillAddress()
  await userEvent.click(await button('Save & Continue'))
  await findByRole(page, 'radio', { name: /Standard/ })
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'heading', { name: 'Delivery' })))
  getByText(page, 'Payment · Review your order')
  await button('Edit items')
  await userEvent.click(await button('Save & Continue'))
  await userEvent.click(await findByRole(page, 'radio', { name: /Money order/ }))
  // The button says it.
  expect(page.querySelector('.bzl-checkout__ahead')).toBeNull()
  await userEvent.click(await button('Review order'))
  const place = await button(/^Place order \$\d/)
  // The items are in the review now, and no longer in the summary beside it.
  expect(getByRole(page, 'button', { name: 'Edit items' }).closest('aside')).toBeNull()
  await userEvent.click(place)
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(shop.ledger().orders[0]).toMatchObject({ email: 'ann@example.com', method: 'checkmo' })
})

it('lists what is missing, at the fields and above the form', async () => {
  render(<Checkout />)
  await findByLabelText(page, /^E-mail/)
  await userEvent.click(await button('Save & Continue'))
  const summary = getByRole(page, 'group', { name: 'Please check these fields' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(getByLabelText(page, /^E-mail/).getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(getAllByRole(summary, 'link')[0]!)
  expect(document.activeElement).toBe(getByLabelText(page, /^E-mail/))
})

it('brings back after a reload what was typed', async () => {
  const { unmount } = render(<Checkout />)
  await findByLabelText(page, /^E-mail/)
  await fill({ 'E-mail': 'ann@example.com', City: 'Austin' })
  unmount()
  render(<Checkout />)
  expect((await findByLabelText<HTMLInputElement>(page, /^City/)).value).toBe('Austin')
})

it('offers a customer the saved addresses', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  render(<Checkout />)
  await userEvent.click(await button('Change Shipping address'))
  expect((await findByRole<HTMLInputElement>(page, 'radio', { name: /Austin/ })).checked).toBe(true)
  await userEvent.click(await findByRole(page, 'radio', { name: /Amsterdam/ }))
  await userEvent.click(await button('Deliver here'))
  await findByRole(page, 'heading', { name: 'Delivery' })
  await findByRole(page, 'button', { name: 'Change Shipping address' })
})

it('asks a buyer of vouchers for a billing address and no delivery', async () => {
  await openCheckout({ items: [{ sku: 'GV-50' }] })
  render(<Checkout />)
  await findByRole(page, 'heading', { name: 'Billing address' })
  expect(queryByRole(page, 'heading', { name: 'Delivery' })).toBeNull()
})

it('shows that an empty cart is empty', async () => {
  await openCheckout({ items: [] })
  render(<Checkout />)
  await findByRole(page, 'heading', { name: 'Your cart is empty.' })
})

it('takes no order of nothing but free gifts', async () => {
  const extra = { free: true, basePrice: 0 }
  for (const cart of shop.shop.carts.values()) {
    cart.items = []
    addProduct(shop.shop, cart, productBySku('FREE-2')!, 1, {}, extra)
  }
  await loadCart()
  render(<Checkout />)
  await findByRole(page, 'heading', { name: /^There are only free gifts in your cart/ })
  getByRole(page, 'link', { name: 'Continue shopping' })
})

it('shows in the summary the quantity of each item', async () => {
  render(<Checkout />)
  const itemNamed = async (name: RegExp) => (await findByText(page, name)).closest('li')!
  getByText(await itemNamed(/Moon Pendant/), /^2 × \$\d/)
  expect(queryByText(await itemNamed(/Pearl Earrings/), /×/)).toBeNull()
})
