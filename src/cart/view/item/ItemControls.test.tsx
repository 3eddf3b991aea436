import { findByText, getByRole, getByText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addLatency } from '#test/latency.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { $items, loadCart } from '../../state/cart.ts'
import { configureUrl, reconcileItems } from '../../state/items.ts'
import { queueIdle } from '#async/queue.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { EditableCartItems } from '../EditableCartItems.tsx'
import { parseItem } from '../../rules/cart.ts'
import { $page } from '#storefront/state/page.ts'
import { addStrings } from '#i18n/state/strings.ts'
import de from '#locales/de/common.json'

const page = document.body
const confirm = vi.fn(() => false)
const button = (name: string) => getByRole(page, 'button', { name })
const field = () => getByRole<HTMLInputElement>(page, 'textbox', { name: 'Quantity of Pearl Earrings' })
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
let shop: OpenShop

const island = () => <EditableCartItems label="Items" />
const wanted = () =>
  shop
    .ledger()
    .requests.filter(({ method }) => method === 'PUT')
    .map(({ body }) => JSON.parse(body).cartItem.qty)
const type = async (text: string) => {
  await user().clear(field())
  await user().type(field(), text)
  await user().tab()
  await queueIdle()
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('confirm', confirm)
  shop = openShop({ items: [{ sku: 'EA-1', qty: 2 }] })
  await loadCart()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  confirm.mockClear()
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  shop.restore()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows each press at once, sends the first and then the last', async () => {
  addLatency(5000)
  render(island())
  for (let press = 1; press <= 3; press++) {
    button('One more of Pearl Earrings').click()
    await waitFor(() => expect(field().value).toBe(String(2 + press)), { interval: 1 })
  }
  await vi.advanceTimersByTimeAsync(20_000)
  await queueIdle()
  expect(wanted()).toEqual([3, 5])
})

it('shows a pending quantity in every widget', async () => {
  const { host } = render(island())
  render(island())
  await user().click(host.querySelectorAll('button')[1]!)
  const fields = () => [...page.querySelectorAll('input')].map(({ value }) => value)
  await waitFor(() => expect(fields()).toEqual(['3', '3']))
})

it('asks about removing instead of sending nought', async () => {
  render(island())
  await type('0')
  expect(confirm).toHaveBeenCalledOnce()
  expect(wanted()).toEqual([])
})

it('takes a typed number when the field is left, and full-width digits too', async () => {
  render(island())
  await type('１２')
  expect(wanted()).toEqual([12])
})

it.each(['two', '1e2', '0x9', '-3', '2.5', '4 5'])('puts the old number back for "%s"', async (typed) => {
  render(island())
  await type(typed)
  await waitFor(() => expect(field().value).toBe('2'))
  expect(wanted()).toEqual([])
})

it.each(['-3', 'abc', '1.5'])(
  'says at the field why "%s" was put back, until it is a quantity',
  async (typed) => {
    render(island())
    await type(typed)
    const reason = 'Please enter a whole number. The quantity is 2 again.'
    const described = () =>
      document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
    await waitFor(() => expect(described()).toBe(reason))
    await type('4')
    await waitFor(() => expect(described()).toBeUndefined())
    expect(wanted()).toEqual([4])
  },
)

it('says it in another language after a change of language', async () => {
  render(island())
  await type('abc')
  await findByText(page, /enter a whole number/)
  addStrings('de', 'common', de)
  $page.set({ ...$page.get(), locale: 'de-DE' })
  await findByText(page, /eine ganze Zahl/)
})

it('announces each time why a quantity was put back', async () => {
  render(
    <>
      <Announcer />
      {island()}
    </>,
  )
  const alert = getByRole(page, 'alert')
  await type('abc')
  await waitFor(() => expect(alert.textContent).toContain('whole number'))
  const first = alert.textContent
  await type('abd')
  await waitFor(() => expect(alert.textContent).not.toBe(first))
  expect(alert.textContent).toContain('whole number')
})

describe('of an item sold by a part of one', () => {
  beforeEach(() =>
    $items.set(reconcileItems($items.get()!.map((item) => ({ ...item, is_qty_decimal: true })))),
  )

  it('takes a decimal, with a point or a comma', async () => {
    render(island())
    expect(field().inputMode).toBe('decimal')
    await type('0,75')
    expect(wanted()).toEqual([0.75])
    expect(confirm).not.toHaveBeenCalled()
  })

  it.each([
    ['less than one', 0.5, 17.25],
    ['more than one', 1.5, 51.75],
  ])('has the price of one beside %s', (_, qty, row_total) => {
    $items.set(reconcileItems($items.get()!.map((item) => ({ ...item, qty, row_total }))))
    render(island())
    getByText(page, '$34.50 each')
  })

  it('says at the field that it takes a number', async () => {
    render(island())
    await type('1.5.2')
    await findByText(page, 'Please enter a number. The quantity is 2 again.')
    expect(wanted()).toEqual([])
  })

  it('is one less to the decimal', async () => {
    $items.set(reconcileItems($items.get()!.map((item) => ({ ...item, qty: 1.1 }))))
    render(island())
    await user().type(field(), '{ArrowDown}')
    await queueIdle()
    expect(wanted()).toEqual([0.1])
  })

  it('shows a decimal as the shopper writes it', async () => {
    document.documentElement.lang = 'de'
    $items.set(reconcileItems($items.get()!.map((item) => ({ ...item, qty: 1.5 }))))
    render(island())
    await waitFor(() => expect(page.querySelector('input')!.value).toBe('1,5'))
    document.documentElement.lang = ''
  })
})

describe('two presses in one task', () => {
  const posts = () => shop.ledger().requests.filter(({ method }) => method === 'POST')

  it('on Remove ask once and remove once', async () => {
    confirm.mockReturnValueOnce(true)
    render(island())
    const remove = button('Remove Pearl Earrings')
    remove.click()
    remove.click()
    await waitFor(() => expect(posts()).toHaveLength(1))
    await queueIdle()
    expect([confirm.mock.calls.length, posts().length]).toEqual([1, 1])
  })

  it('on Remove and on the wish list take the item away once', async () => {
    confirm.mockReturnValue(true)
    render(island())
    button('Remove Pearl Earrings').click()
    button('Move Pearl Earrings to wish list').click()
    await waitFor(() => expect(posts()).toHaveLength(1))
    await queueIdle()
    confirm.mockReturnValue(false)
    expect(posts()).toHaveLength(1)
  })
})

describe('a product that is sold by sixes', () => {
  const press = async (...presses: string[]) => {
    for (const name of presses) {
      await user().click(button(`${name} of Pearl Earrings`))
      await queueIdle()
    }
  }

  it('is counted by sixes where the shop tells so', async () => {
    reconcileItems($items.get()!.map((item) => ({ ...item, qty: 6, qty_increments: 6 })))
    render(island())
    await press('One more')
    expect(wanted()).toEqual([12])
  })

  it('is counted by sixes once the shop has refused another quantity', async () => {
    const message = 'You can buy this product only in quantities of 6 at a time.'
    const fault = { kind: 'status' as const, status: 400, body: { message } }
    shop.shop.moods.push({ match: 'PUT *items*', times: 1, fault, seen: 0 })
    render(island())
    await press('One more')
    await findByText(page, message)
    await press('One more', 'One more', 'One less')
    expect(wanted()).toEqual([3, 6, 12, 6])
  })
})

it.each(['/checkout/cart', '/checkout/cart/'])('an item of the cart at %s is changed below it', (cart) => {
  const page = $page.get()
  $page.set({ ...page, routes: { ...page.routes, cart } })
  const item = parseItem({ item_id: '7', product_id: '55' })!
  expect(configureUrl(item)).toBe('/checkout/cart/configure/id/7/product_id/55/')
})
