import { getAllByRole, getByRole } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dispatch } from '#dom/events.ts'
import { render } from '#test/render.tsx'
import { $page } from '#storefront/state/page.ts'
import { addStrings } from '#i18n/state/strings.ts'
import { mount } from './index.ts'
import { Progress, progressOf } from './Progress.tsx'

const page = document.body
const current = () => getByRole(page, 'listitem', { current: 'step' }).textContent
const highlighted = () => page.querySelectorAll('[data-on]').length
const sees = (step: string, numbers: number) =>
  vi.waitFor(() => expect([current(), highlighted()]).toEqual([step, numbers]), { interval: 1 })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('has three steps in order', () => {
  render(<Progress />)
  const names = getAllByRole(page, 'listitem').map((step) => step.textContent)
  expect(names).toEqual(['Shopping Cart', 'Shipping & Payment', 'Order Complete'])
})

it('starts a checkout at step 1 and goes on to 2 for every step the checkout shows', async () => {
  render(<Progress type="checkout" />)
  await pass(5000)
  await sees('Shopping Cart', 1)
  for (const step of ['shipping_address', 'item_summary']) {
    dispatch('bezel:checkout-step', { step, index: 0 })
    await pass(2000)
    await sees('Shipping & Payment', 2)
  }
})

it('advances a success after one second, its number following 0.9 seconds later', async () => {
  render(<Progress type="success" />)
  await pass(980)
  await sees('Shipping & Payment', 2)
  await pass(50)
  await sees('Order Complete', 2)
  await pass(830)
  await sees('Order Complete', 2)
  await pass(50)
  await sees('Order Complete', 3)
})

it('is complete at once for who asked for no movement', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Progress type="success" />)
  await pass(20)
  await sees('Order Complete', 3)
})

it('follows the page’s language, before and after it has moved', async () => {
  const german = {
    label: 'Fortschritt',
    cart: 'Warenkorb',
    shipping: 'Versand',
    complete: 'Fertig',
    done: '(erledigt)',
  }
  addStrings('de', 'progress', german)
  const marker = document.body.appendChild(document.createElement('div'))
  marker.dataset.type = 'success'
  const unmount = await mount(marker, vi.fn())
  $page.set({ ...$page.get(), locale: 'de-DE' })
  getByRole(marker, 'list', { name: 'Fortschritt' })
  const names = () => getAllByRole(marker, 'listitem').map((step) => step.textContent)
  expect(names()).toEqual(['Warenkorb(erledigt)', 'Versand', 'Fertig'])
  await pass(2000)
  expect(names()).toEqual(['Warenkorb(erledigt)', 'Versand(erledigt)', 'Fertig'])
  $page.set({ ...$page.get(), locale: 'en' })
  expect(names()).toEqual(['Shopping Cart(done)', 'Shipping & Payment(done)', 'Order Complete'])
  unmount()
  marker.remove()
})

it('moves on by itself only after success', () => {
  expect(progressOf('checkout')).toEqual({ start: 1, end: 1 })
  expect(progressOf('success')).toEqual({ start: 2, end: 3 })
})
