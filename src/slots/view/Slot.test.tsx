import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { slot } from '#bezel.ts'
import { render as show } from '#test/render.tsx'
import { Slot } from './Slot.tsx'
import { item, setUpCart } from './slots.fixture.ts'

setUpCart()

const page = document.body
const failures = vi.fn()
const warned = vi.fn<(...line: unknown[]) => void>()
const warnings = () => warned.mock.calls.filter(([line]) => String(line).includes('slot'))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warned)
  document.addEventListener('bezel:widget-error', failures)
})
afterEach(() => {
  document.removeEventListener('bezel:widget-error', failures)
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const place = (of: QuoteItem = item) => (
  <div className="bzl">
    <p>Ours</p>
    <Slot island="cart" name="item-after" data={{ item: of }} />
  </div>
)
const elements = () => [...page.querySelectorAll('.bzl-slot')]
const filled = () => waitFor(() => expect(elements().map(({ textContent }) => textContent)).toEqual(['Hint']))

it('has nothing where no page fills it', () => {
  const { host } = show(place())
  expect(host.innerHTML).toBe('<div class="bzl"><p>Ours</p></div>')
})

it('is filled by a script that comes late, and is empty again when it is taken away', async () => {
  const remove = vi.fn()
  show(place())
  const take = await slot('cart/item-after', (element) => {
    element.textContent = 'Hint'
    return { remove }
  })
  await filled()
  take()
  await waitFor(() => expect(elements()).toEqual([]))
  expect(remove).toHaveBeenCalledOnce()
})

it('gives frozen data of the item and the cart, and updates only with other data', async () => {
  const update = vi.fn()
  const rendered = vi.fn((element: HTMLElement, _data: { item: object; cart: object }) => {
    element.textContent = 'Hint'
    return { update }
  })
  await slot('cart/item-after', rendered)
  const { rerender } = show(place())
  await filled()
  const [, data] = rendered.mock.calls[0]!
  expect(data).toMatchObject({
    item: { item_id: '1', name: 'Voucher <b>', qty: 1 },
    cart: { grand_total: 120 },
  })
  expect([data, data.item, data.cart].every(Object.isFrozen)).toBe(true)
  rerender(place({ ...item }))
  expect(update).not.toHaveBeenCalled()
  rerender(place({ ...item, qty: 2 }))
  expect(update).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ item: expect.objectContaining({ qty: 2 }) }),
  )
  expect(rendered).toHaveBeenCalledOnce()
})

it('writes amounts as the island does', async () => {
  show(place())
  await slot('cart/item-after', (element, { cart }: { cart: { grand_total: number } }, { money }) => {
    element.textContent = `${money(9.5)} of ${money(cart.grand_total, true)}`
  })
  await waitFor(() => expect(elements()[0]?.textContent).toBe('$9.50 of $120.00'))
})

it.each([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
  [
    'throws with other data',
    () => ({
      update: () => {
        throw new Error('broken')
      },
    }),
  ],
])('leaves its place empty when the script %s, beside others that stay', async (_how, broken) => {
  await slot('cart/item-after', broken)
  await slot('cart/item-after', (element) => void (element.textContent = 'Hint'))
  const { rerender } = show(place())
  await waitFor(() => expect(elements().length).toBeGreaterThan(0))
  rerender(place({ ...item, qty: 2 }))
  await filled()
  expect(failures).toHaveBeenCalledOnce()
  expect((failures.mock.calls[0] as [CustomEvent])[0].detail).toMatchObject({ name: 'cart/item-after' })
  expect(warnings()).toEqual([['Bezel: slot cart/item-after failed', expect.any(Error)]])
})

it('logs nothing of a failure that the page has cancelled', async () => {
  failures.mockImplementationOnce((event: Event) => event.preventDefault())
  await slot('cart/item-after', () => {
    throw new Error('broken')
  })
  show(place())
  await waitFor(() => expect(failures).toHaveBeenCalledOnce())
  expect(warnings()).toEqual([])
})

it('clears away once what a script answers when its place is gone', async () => {
  const remove = vi.fn()
  let answer!: (filled: object) => void
  await slot('cart/item-after', () => new Promise((resolve) => (answer = resolve)))
  const { unmount } = show(place())
  await waitFor(() => expect(answer).toBeDefined())
  unmount()
  answer({ remove })
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
})

it('follows what an async script answers on a page with a Promise of its own, too', async () => {
  vi.stubGlobal('Promise', class Theirs<T> extends Promise<T> {})
  const update = vi.fn()
  await slot('cart/item-after', async (element) => {
    element.textContent = await Promise.resolve('Hint')
    return { update }
  })
  const { rerender } = show(place())
  await filled()
  rerender(place({ ...item, qty: 2 }))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
})

it('calls remove once also where it throws, and where the update has', async () => {
  const remove = vi.fn(() => {
    throw new Error('worse')
  })
  await slot('cart/item-after', () => ({
    remove,
    update: () => {
      throw new Error('broken')
    },
  }))
  const { rerender, unmount } = show(place())
  await waitFor(() => expect(elements()).toHaveLength(1))
  rerender(place({ ...item, qty: 2 }))
  unmount()
  expect(remove).toHaveBeenCalledOnce()
})

it('puts back what a script removes beside its element, and takes the script away', async () => {
  await slot('cart/item-after', (element) => element.closest('.bzl')!.replaceChildren('Mine'))
  const { host } = show(place())
  await waitFor(() => expect(failures).toHaveBeenCalledOnce())
  await waitFor(() => expect(host.innerHTML).toBe('<div class="bzl"><p>Ours</p></div>'))
})

it('is not filled for ever by a script that fills it again', async () => {
  const refused = vi.fn()
  const again = () => void slot('cart/item-after', again).catch(refused)
  await slot('cart/item-after', again)
  show(place())
  await waitFor(() => expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'invalid' })))
  expect(elements().length).toBeLessThanOrEqual(50)
})
