import { findAllByRole, findByRole, getAllByRole, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Address } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { loadAddresses } from '#address/state/address-book.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { isRunning } from '#async/task.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { $page } from '#storefront/state/page.ts'
import { inAustin } from '#test/austin.ts'
import { navigate, openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { Checkout } from '../Checkout.tsx'
import { $refusedField } from '../state/address/address-form.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { placeOrder } from '../state/order/place-order.ts'

setUpCheckout()

const page = document.body
const inHouston: Address = { ...inAustin, city: 'Houston' }
const press = async (name: string | RegExp) => userEvent.click(await findByRole(page, 'button', { name }))
const title = (inside = page) => findByRole<HTMLInputElement>(inside, 'textbox', { name: /^Title/ })
const isMarked = (field: HTMLElement) =>
  waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))

/** A shop that takes no order without a salutation. Its page says so in the configuration, or nothing says so. */
async function enter(isTold: boolean, customer?: string) {
  await openCheckout({ customer, settings: { required_address_fields: 'prefix' } })
  if (isTold) $page.set({ ...$page.get(), addressFields: { prefix: 'required' } })
}

/** Where nothing says so, the shopper learns it from the order that is refused at the last step. */
async function refuse(shipping: Address, billing: Address) {
  await submitAddress({ shipping, billing })
  chooseMethod('checkmo')
  placeOrder()
  await waitFor(() => expect($refusedField.get()?.field).toBe('prefix'))
}

async function order() {
  await waitFor(() => expect(isRunning('address')).toBe(false))
  chooseMethod('checkmo')
  placeOrder()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  const [{ shippingAddress, billingAddress } = {}] = shop.ledger().orders
  return [shippingAddress?.prefix, billingAddress?.prefix]
}

async function chooseTexas() {
  await findAllByRole(page, 'option', { name: 'Texas' })
  for (const state of getAllByRole(page, 'combobox', { name: /^State/ }))
    await userEvent.selectOptions(state, 'Texas')
}

describe.each([
  ['its settings tell', true],
  ['its refusal alone tells', false],
])('a shop requires a salutation, and %s', (_, isTold) => {
  it('a guest orders with it', async () => {
    await enter(isTold)
    keepDraft({ email: 'ann@example.com', shipping: inAustin })
    if (!isTold) await refuse(inAustin, inAustin)
    render(<Checkout />)
    await chooseTexas()
    if (isTold) await press('Save & Continue')
    const field = await title()
    await isMarked(field)
    await userEvent.type(field, 'Ms')
    await press('Save & Continue')
    await findByRole(page, 'radio', { name: /Standard/ })
    expect(await order()).toEqual(['Ms', 'Ms'])
  })

  it('a guest gives both addresses theirs', async () => {
    await enter(isTold)
    const draft = { email: 'ann@example.com', shipping: inAustin, billing: inHouston, sameAsBilling: false }
    keepDraft(draft)
    if (!isTold) await refuse(inAustin, inHouston)
    render(<Checkout />)
    await chooseTexas()
    const billing = await findByRole(page, 'form', { name: 'Billing address' })
    await userEvent.type((await findAllByRole(page, 'textbox', { name: /^Title/ }))[0]!, 'Ms')
    await press('Save & Continue')
    const field = await title(billing)
    await isMarked(field)
    await userEvent.type(field, 'Mr')
    await press('Save & Continue')
    await findByRole(page, 'radio', { name: /Standard/ })
    expect(await order()).toEqual(['Ms', 'Mr'])
  })

  it('a customer completes the saved address that lacks it', async () => {
    await enter(isTold, 'ann@example.com')
    const saved = toCartAddress((await loadAddresses())[0]!)
    keepDraft({ step: 'shipping_address' })
    if (!isTold) await refuse(saved, saved)
    render(<Checkout />)
    if (isTold) await press('Deliver here')
    const field = await title()
    await isMarked(field)
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.type(field, 'Ms')
    await press('Save address')
    await press('Deliver here')
    await findByRole(page, 'radio', { name: /Standard/ })
    expect(await order()).toEqual(['Ms', 'Ms'])
  })

  it('a customer completes the saved address to bill, and the one to deliver to stays chosen', async () => {
    await enter(isTold, 'ann@example.com')
    const { addresses } = [...shop.shop.customers.values()].find(({ firstname }) => firstname === 'Ann')!
    Object.assign(addresses[0]!, { prefix: 'Ms' })
    const [shipping, billing] = (await loadAddresses()).map(toCartAddress)
    const { customer_address_id: billingId } = billing!
    keepDraft({ step: 'shipping_address', selectedId: addresses[0]!.id, sameAsBilling: false, billingId })
    if (!isTold) await refuse(shipping!, billing!)
    render(<Checkout />)
    if (isTold) await press('Deliver here')
    const field = await title()
    await isMarked(field)
    await userEvent.type(field, 'Mr')
    await press('Save address')
    const choice = await findByRole(page, 'group', { name: /deliver/i })
    const chosen = within(choice)
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)
    expect(chosen?.closest('label')?.textContent).toContain(shipping!.street[0])
    await press('Deliver here')
    await findByRole(page, 'radio', { name: /Standard/ })
    expect(await order()).toEqual(['Ms', 'Mr'])
  })
})

it('a page offers the salutations to choose from, before the names, under Magento’s own key', async () => {
  await enter(false)
  const options = [{ value: 'Frau' }, { value: 'Herr' }]
  const field = {
    name: 'prefix',
    label: 'Anrede',
    place: 'address',
    control: 'select',
    options,
    required: true,
  }
  $page.set({ ...$page.get(), fields: [field] })
  keepDraft({ email: 'ann@example.com', shipping: inAustin })
  render(<Checkout />)
  await chooseTexas()
  const list = await findByRole<HTMLSelectElement>(page, 'combobox', { name: /^Anrede/ })
  const first = await findByRole(page, 'textbox', { name: /^First name/ })
  expect(list.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await press('Save & Continue')
  await isMarked(list)
  await userEvent.selectOptions(list, 'Frau')
  await press('Save & Continue')
  await findByRole(page, 'radio', { name: /Standard/ })
  expect(await order()).toEqual(['Frau', 'Frau'])
  expect(shop.ledger().orders[0]!.shippingAddress).not.toHaveProperty('custom_attributes')
})

it('an order goes without a telephone number where the shop’s settings make it optional', async () => {
  await openCheckout({ settings: { optional_address_fields: 'telephone' } })
  $page.set({ ...$page.get(), addressFields: { telephone: 'optional' } })
  keepDraft({ email: 'ann@example.com', shipping: { ...inAustin, telephone: '' } })
  render(<Checkout />)
  await chooseTexas()
  const telephone = await findByRole(page, 'textbox', { name: /^Telephone/ })
  expect(telephone.getAttribute('aria-required')).not.toBe('true')
  await press('Save & Continue')
  await findByRole(page, 'radio', { name: /Standard/ })
  expect(await order()).toEqual([undefined, undefined])
  expect(shop.ledger().orders[0]!.shippingAddress!.telephone).toBe('')
})
