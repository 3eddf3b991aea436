import { findAllByRole, findByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { renewStores } from '#test/stores.ts'
import { deferred } from '#async/deferred.ts'
import { isRunning } from '#async/task.ts'
import { Checkout } from '../Checkout.tsx'
import { $savedAddress } from '#address/state/addresses.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { $step } from '../state/progress/steps.ts'

setUpCheckout()

const page = document.body
const press = async (name: string | RegExp) => userEvent.click(await findByRole(page, 'button', { name }))

it('an address that is being edited keeps what was typed when the one submitted before is saved', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ step: 'shipping_address' })
  render(<Checkout />)
  const answer = deferred<void>()
  const original = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes('shipping-information')) await answer.promise
    return original(...request)
  })
  await press('Deliver here')
  await press(/^Edit the address .*Amsterdam/)
  const city = await findByRole<HTMLInputElement>(page, 'textbox', { name: /^City/ })
  await userEvent.type(city, ' Noord')
  answer.resolve()
  await vi.waitFor(() =>
    expect([isRunning('address'), $savedAddress.get() !== undefined]).toEqual([false, true]),
  )
  expect([city.isConnected, city.value, $step.get()]).toEqual([true, 'Amsterdam Noord', 'shipping_address'])
  await press('Cancel')
  await press('Deliver here')
  await findByRole(page, 'heading', { name: 'Delivery' })
})

it('an address that was saved is not open once more after a book that could not be read', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ step: 'shipping_address' })
  render(<Checkout />)
  await press(/^Edit the address .*Amsterdam/)
  await userEvent.type(await findByRole(page, 'textbox', { name: /^City/ }), ' Noord')
  const fault = { kind: 'status', status: 500 } as const
  shop.shop.moods.push({ match: 'GET *customers/me/addresses', times: 2, fault, seen: 0 })
  await press('Save address')
  await findByRole(page, 'radio', { name: /Amsterdam Noord/ })
})

it('a new address for what is not sent is filled in as a billing address', async () => {
  await openCheckout({ customer: 'ann@example.com', items: [{ sku: 'GV-50' }] })
  keepDraft({ step: 'shipping_address' })
  render(<Checkout />)
  await press('Add a new address')
  const city = await findByRole(page, 'textbox', { name: /^City/ })
  expect(city.getAttribute('autocomplete')).toBe('billing address-level2')
})

function reload({ unmount }: ReturnType<typeof render>) {
  unmount()
  renewStores()
  return render(<Checkout />)
}

it.each([
  ['edited', /^Edit the address .*Amsterdam/, 2],
  ['added', 'Add a new address', 3],
])(
  'an address that is being %s is there as it was typed after a reload, until it is saved',
  async (_, opener, count) => {
    await openCheckout({ customer: 'ann@example.com' })
    keepDraft({ step: 'shipping_address', shipping: inAustin })
    const before = render(<Checkout />)
    await press(opener)
    const city = () => findByRole<HTMLInputElement>(page, 'textbox', { name: /^City/ })
    await userEvent.clear(await city())
    await userEvent.type(await city(), 'Haarlem')
    const after = reload(before)
    const search = page.appendChild(document.createElement('input'))
    search.focus()
    expect((await city()).value).toBe('Haarlem')
    expect(document.activeElement).toBe(search)
    await press('Save address')
    await findByRole(page, 'radio', { name: /Haarlem/ })
    reload(after)
    expect(await findAllByRole(page, 'radio')).toHaveLength(count)
  },
)

it('the saved address that is chosen is chosen after a reload, too', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ step: 'shipping_address' })
  const before = render(<Checkout />)
  const other = () => findByRole<HTMLInputElement>(page, 'radio', { name: /Amsterdam/ })
  expect((await other()).checked).toBe(false)
  await userEvent.click(await other())
  const after = reload(before)
  expect((await other()).checked).toBe(true)
  await press('Deliver here')
  await press('Change Shipping address')
  await userEvent.click(await findByRole(page, 'radio', { name: /Austin/ }))
  reload(after)
  expect((await other()).checked).toBe(false)
})

it('a saved address has its name as its country writes it', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  for (const { addresses } of shop.shop.customers.values())
    for (const address of addresses)
      Object.assign(address, { firstname: 'Hanako', lastname: 'Yamada', country_id: 'JP' })
  keepDraft({ step: 'shipping_address' })
  render(<Checkout />)
  const [saved] = await findAllByRole(page, 'radio', { name: /Yamada/ })
  expect(saved!.closest('label')!.textContent).toMatch(/^Yamada Hanako/)
})
