import { afterEach, expect, it, vi } from 'vitest'
import { $count, $items } from '#cart/state/cart.ts'
import { closeDrawer, $drawerOpen } from '#cart/state/drawer.ts'
import { parseItems } from '#cart/rules/cart.ts'
import { render } from '#test/render.tsx'
import { CartDrawer } from './CartDrawer.tsx'
import { OpenOnAdd } from './OpenOnAdd.tsx'

const fill = (qty: number) =>
  $items.set(parseItems([{ item_id: 1, product_id: 1, sku: 'a', name: 'A', qty }]))

afterEach(closeDrawer)

it.each(['', '1', '(1)', '1 item'])('opens once there is more than “%s”, and not before', async (before) => {
  const stop = $count.listen(() => undefined)
  fill(1)
  render(<OpenOnAdd before={before} />)
  await vi.waitFor(() => expect($count.lc).toBe(2))
  expect($drawerOpen.get()).toBe(false)
  fill(2)
  expect($drawerOpen.get()).toBe(true)
  stop()
})

it.each([
  ['once the shop has added the item', 5000, true],
  ['and not for what is added long after the shop has refused one', 11_000, false],
])('opens after the page’s own form was sent, %s', async (_, wait, opens) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<CartDrawer openOnAdd />)
  await vi.advanceTimersByTimeAsync(100)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form action="/checkout/cart/add"><b data-bezel-count>2</b></form>',
  )
  const form = document.body.querySelector('form')!
  form.addEventListener('submit', (event) => event.preventDefault())
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await vi.advanceTimersByTimeAsync(wait)
  fill(3)
  await vi.advanceTimersByTimeAsync(3000)
  expect($drawerOpen.get()).toBe(opens)
  vi.useRealTimers()
  form.remove()
})
