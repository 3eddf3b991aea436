import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sent, serve } from '#test/fetch-stub.ts'
import { $context, $currencyRate, $quoteCurrency } from './context.ts'

beforeEach(() => void serve({}))
afterEach(() => void vi.unstubAllGlobals())

it('converts base amounts by the rate of the cart’s own currency', () => {
  $context.set({ currencyCode: 'EUR', currencyRate: 0.92 })
  $quoteCurrency.set('EUR')
  expect($currencyRate.get()).toBe(0.92)
})

it('does not convert by the rate of another currency than the cart’s', () => {
  $context.set({ currencyCode: 'JPY', currencyRate: 150 })
  $quoteCurrency.set('USD')
  expect($currencyRate.get()).toBe(1)
})

/** The context is wanted on a new page, which names this currency; gives what waits for the browser to be idle. */
async function openPage(currency?: string) {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (fn: () => void) => waiting.push(fn))
  vi.resetModules()
  const { $page } = await import('./page.ts')
  const { $context } = await import('./context.ts')
  $page.listen(() => undefined)
  $page.set({ ...$page.get(), currency })
  $context.listen(() => undefined)
  return waiting
}

it('prices that have no other currency do not wait until the browser is idle', async () => {
  expect(await openPage()).toEqual([])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

it('is asked for behind the first frame where the page names the currency', async () => {
  const [load] = await openPage('EUR')
  expect(sent).toEqual([])
  load!()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})
