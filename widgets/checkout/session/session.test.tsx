import {
  findByLabelText,
  findByRole,
  findByText,
  getByLabelText,
  getByRole,
  queryByRole,
  waitFor,
  within,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addProduct, customerCart, newCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { strike } from '#demo/wire/personalities.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { $cartState, $items, loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { render } from '#test/render.tsx'
import { inAustin } from '#test/austin.ts'
import { requestsSent, openCheckout, shop, setUpCheckout } from '#test/checkout-setup.ts'
import { Checkout } from '../Checkout.tsx'
import { submitAddress } from '../state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { $refusal } from '#order/state/order.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $step } from '../state/progress/steps.ts'

setUpCheckout()

const page = document.body
const button = (name: string) => findByRole(page, 'button', { name })

async function logIn(email = 'ann@example.com') {
  const field = await waitFor(() => getByLabelText(page, /^E-mail address/))
  await userEvent.type(field, email)
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!')
  const form = field.closest('form')!
  await userEvent.click(within(form).getByRole('button', { name: 'Log in' }))
}

describe('a session that ends on the way', () => {
  beforeEach(() => openCheckout({ customer: 'bea@example.com' }))

  it('is asked for again, and what was under way is saved', async () => {
    render(<Checkout />)
    await button('Save & Continue')
    keepDraft({ shipping: inAustin })
    strike(shop.shop, 'expired-session')
    await submitAddress({ shipping: inAustin, billing: inAustin })
    const over = await findByRole(page, 'region', { name: 'Your session has ended' })
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText(over, /^E-mail address/)))
    expect(over.textContent).toContain('Everything you typed is still here.')
    expect(readDraft().shipping!.street).toEqual(inAustin.street)
    await logIn('bea@example.com')
    await findByRole(page, 'radio', { name: /Standard/ })
    expect(
      shop.ledger().carts.find(({ active, items }) => active && items.length)!.shippingAddress,
    ).toMatchObject({ city: 'Austin' })
  })

  it('at the order is noticed by one look at the cart, and is said once', async () => {
    // The theme keeps the customer sections. Read by the bundle half a second after a change, they would show the end, too.
    vi.stubGlobal('hyva', {})
    render(<Checkout />)
    await button('Save & Continue')
    await submitAddress({ shipping: inAustin, billing: inAustin })
    await confirmDelivery()
    await userEvent.click(await findByRole(page, 'radio', { name: /Money order/ }))
    await userEvent.click(await button('Review order'))
    const place = await findByRole(page, 'button', { name: /^Place order \$\d/ })
    strike(shop.shop, 'expired-session')
    const reads = () => requestsSent(/ (totals|data|items)$/)
    const before = reads().length
    await userEvent.click(place)
    await findByRole(page, 'region', { name: 'Your session has ended' })
    await waitFor(() => expect($refusal.get()).toBeUndefined())
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText(page, /^E-mail address/)))
    expect(reads().slice(before)).toEqual(['GET totals', 'GET data'])
  })

  it('promises nothing that a logout in another tab has cleared', async () => {
    render(<Checkout />)
    await button('Save & Continue')
    keepDraft({ shipping: inAustin })
    ;[...shop.shop.sessions.values()][0]!.customerId = undefined
    invalidateSections(['customer', 'cart'])
    await Promise.all([loadCustomer.reload(), loadCart.reload()])
    const over = await findByRole(page, 'region', { name: 'Your session has ended' })
    expect(over.textContent).toContain('Log in here to continue with it.')
    expect([over.textContent.includes('still here'), readDraft().shipping]).toEqual([false, undefined])
  })

  it('keeps what is typed into an address of the book, and goes on with it', async () => {
    await openCheckout({ customer: 'ann@example.com' })
    keepDraft({ step: 'shipping_address' })
    render(<Checkout />)
    await userEvent.click(await findByRole(page, 'button', { name: /^Edit the address .*Amsterdam/ }))
    const city = () => findByRole<HTMLInputElement>(page, 'textbox', { name: /^City/ })
    await userEvent.type(await city(), ' Noord')
    strike(shop.shop, 'expired-session')
    await userEvent.click(await button('Save address'))
    await findByRole(page, 'region', { name: 'Your session has ended' })
    await logIn()
    expect((await city()).value).toBe('Amsterdam Noord')
    await userEvent.click(await button('Save address'))
    await findByText(page, /Amsterdam Noord/)
  })

  it('shows in a checkout that opens after it, which then goes on', async () => {
    $items.set(undefined)
    $cartState.set('loading')
    shop.shop.moods.push({ match: '*', fault: { kind: 'status', status: 401 }, seen: 0 })
    render(<Checkout />)
    await findByRole(page, 'region', { name: 'Your session has ended' })
    shop.shop.moods = []
    await logIn('bea@example.com')
    await button('Save & Continue')
  })

  it('leaves nothing of the first shopper to another one', async () => {
    render(<Checkout />)
    await button('Save & Continue')
    strike(shop.shop, 'expired-session')
    await submitAddress({ shipping: inAustin, billing: inAustin })
    await findByRole(page, 'heading', { name: 'Your session has ended' })
    await logIn('ann@example.com')
    await waitFor(() => expect(readDraft().addresses).toBeUndefined())
    expect(readDraft().shipping).toBeUndefined()
  })

  it('ends for good when the shopper would rather not log in', async () => {
    render(<Checkout />)
    await button('Save & Continue')
    strike(shop.shop, 'expired-session')
    await loadCart()
    await userEvent.click(await button('Continue without logging in'))
    await findByRole(page, 'heading', { name: 'Your cart is empty.' })
  })
})

describe('a guest', () => {
  it('keeps a cart that outlives the session', async () => {
    await openCheckout({ items: [{ sku: 'EA-1' }] })
    render(<Checkout />)
    await button('Save & Continue')
    strike(shop.shop, 'expired-session')
    await submitAddress({ shipping: inAustin, billing: inAustin })
    await findByRole(page, 'radio', { name: /Standard/ })
    await waitFor(() => expect(requestsSent(/items/).length).toBeGreaterThan(0))
    expect($items.get()).toHaveLength(1)
  })

  it('reads why a cart that held something is empty', async () => {
    await openCheckout({ items: [{ sku: 'EA-1' }] })
    render(<Checkout />)
    await button('Save & Continue')
    keepDraft({ shipping: inAustin })
    strike(shop.shop, 'cart-emptied')
    await loadCart()
    await findByText(page, /the cart was emptied in another tab/)
  })

  describe.each([
    { typed: '', shown: 'Bea' },
    { typed: 'Beatrice', shown: 'Beatrice' },
  ])('who has typed "$typed" as a name', ({ typed, shown }) => {
    it(`finds "${shown}" after a login`, async () => {
      await openCheckout({ items: [{ sku: 'EA-1' }] })
      render(<Checkout />)
      const firstName = () => findByLabelText(page, /^First name/)
      if (typed) await userEvent.type(await firstName(), typed)
      await userEvent.click(await button('Log in'))
      await logIn('bea@example.com')
      await findByRole(page, 'group', { name: /Login successful/ })
      expect(await firstName()).toHaveProperty('value', shown)
    })
  })

  it('logs in at the payment, shows each merged item, and stays there', async () => {
    await openCheckout({ items: [{ sku: 'EA-1' }] })
    const own = newCart(shop.shop, { ...[...shop.shop.sessions.values()][0]!, customerId: 7 })
    addProduct(shop.shop, own, productBySku('NK-2')!, 2)
    render(<Checkout />)
    await button('Save & Continue')
    await submitAddress({ shipping: inAustin, billing: inAustin })
    await findByRole(page, 'radio', { name: /Standard/ })
    await userEvent.click(await button('Save & Continue'))
    await waitFor(() => expect($step.get()).toBe('payment_method'))
    await userEvent.click(await button('Log in'))
    await logIn()
    const news = await findByRole(page, 'group', { name: 'Login successful.' })
    await waitFor(() => expect(document.activeElement).toBe(news))
    expect(
      within(news)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Moon Pendant × 2'])
    await waitFor(() => expect(customerCart(shop.shop, 7)!.shippingAddress).toMatchObject({ city: 'Austin' }))
    await waitFor(() => expect($step.get()).toBe('payment_method'))
    expect(getByRole(page, 'heading', { name: 'Payment' })).toBeDefined()
    expect(queryByRole(page, 'button', { name: 'Log in' })).toBeNull()
  })
})

it('says in the checkout that another cart has taken the place of the one on screen', async () => {
  render(<Checkout />)
  await findByLabelText(page, /^E-mail/)
  for (const cart of shop.shop.carts.values()) cart.mask = 'another'
  await loadCart()
  await findByText(page, 'Your session has ended, and your earlier cart with it. This is your new cart.')
})
