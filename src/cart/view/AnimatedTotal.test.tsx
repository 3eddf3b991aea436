import { getByRole } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { AnimatedTotal } from './AnimatedTotal.tsx'
import { Announcer } from '#ui/Announcer.tsx'

const total = (amount: number) => (
  <>
    <Announcer />
    <AnimatedTotal amount={amount} label="Grand Total" />
  </>
)
const shown = (host: HTMLElement) => host.querySelector('bdi')!.textContent
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  $quoteCurrency.set('USD')
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

const drawn = (host: HTMLElement) => host.querySelector('bdi')!.dataset.moving

it('has its new text at once and draws the way there for half a second', () => {
  const { host, rerender } = render(total(100))
  expect(shown(host)).toBe('$100.00')
  rerender(total(200))
  expect(shown(host)).toBe('$200.00')
  expect(drawn(host)).toBe('$100.00')
  pass(250)
  expect(drawn(host)).not.toMatch(/^\$[12]00\.00$/)
  pass(300)
  expect(drawn(host)).toBeUndefined()
})

it('goes on from what is drawn when another amount follows', () => {
  const { host, rerender } = render(total(100))
  rerender(total(200))
  pass(250)
  const midway = drawn(host)
  rerender(total(300))
  expect([shown(host), drawn(host)]).toEqual(['$300.00', midway])
})

it('shows the new amount in a tab that gets no frames', () => {
  const { host, rerender } = render(total(100))
  vi.stubGlobal('requestAnimationFrame', () => 0)
  rerender(total(200))
  pass(600)
  expect([shown(host), drawn(host)]).toEqual(['$200.00', undefined])
  vi.unstubAllGlobals()
})

it('is there at once for who asked for no movement', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { host, rerender } = render(total(100))
  rerender(total(200))
  expect([shown(host), drawn(host)]).toEqual(['$200.00', undefined])
  vi.unstubAllGlobals()
})

it('announces the last amount once, when it has settled', () => {
  // The announcements of the tests before are long over.
  vi.setSystemTime(Date.now() + 60_000)
  const { rerender } = render(total(100))
  const status = getByRole(document.body, 'status')
  const announced: string[] = []
  const listener = new MutationObserver(() => announced.push(status.textContent))
  listener.observe(status, { childList: true })
  rerender(total(200))
  pass(400)
  rerender(total(300))
  pass(790)
  expect(status.textContent).toBe('')
  pass(20)
  expect(status.textContent).toBe('Grand Total $300.00')
  listener.disconnect()
})

it('writes the right number over what a page translator left', () => {
  const { host, rerender } = render(total(100))
  host.querySelector('bdi')!.innerHTML = '<font>cent dollars</font>'
  rerender(total(200))
  expect(shown(host)).toBe('$200.00')
})
