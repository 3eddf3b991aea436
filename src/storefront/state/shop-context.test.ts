import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import type { BezelEvents } from '#public/events.d.ts'
import { listen } from '#dom/events.ts'
import {
  $chosenCurrency,
  $context,
  $currency,
  $currencyRate,
  $device,
  $knownCurrency,
  $money,
  $quoteCurrency,
  emitContext,
  loadContext,
} from './context.ts'
import { $page } from './page.ts'

let shop: OpenShop
let received: BezelEvents['bezel:context-changed'][]
let stops: (() => void)[]
const width = window.innerWidth

const setPage = (currency?: string) => $page.set({ ...$page.get(), locale: 'en-US', currency })
const resize = (width: number) => {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}
const contextReads = () =>
  shop.ledger().requests.filter(({ path }) => path.startsWith('/oneday/context')).length

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ currency: 'EUR', country: 'DE' })
  window.innerWidth = 1200
  received = []
  stops = [
    $page.listen(() => undefined),
    listen('bezel:context-changed', (detail) => void received.push(detail)),
  ]
})
afterEach(() => {
  stops.forEach((stop) => stop())
  window.innerWidth = width
  shop.restore()
  vi.restoreAllMocks()
})

it('the cart’s currency counts before the chosen one, that before the page’s, and that before the visit’s', () => {
  $context.set({ currencyCode: 'EUR' })
  setPage()
  const names = [$knownCurrency.get()]
  setPage('JPY')
  names.push($knownCurrency.get())
  $chosenCurrency.set('GBP')
  names.push($knownCurrency.get())
  $quoteCurrency.set('CHF')
  names.push($knownCurrency.get())
  expect(names).toEqual(['EUR', 'JPY', 'GBP', 'CHF'])
})

it('while no currency is known amounts are in dollars', () => {
  $context.set({})
  setPage()
  expect([$knownCurrency.get(), $currency.get(), $money.get()(5)]).toEqual([undefined, 'USD', '$5.00'])
})

it('base amounts are as they are where the visit has no rate', () => {
  $context.set({ currencyCode: 'EUR' })
  $quoteCurrency.set('EUR')
  expect($currencyRate.get()).toBe(1)
})

it('an amount is in the cart’s currency, and one that is charged has all its digits', () => {
  $quoteCurrency.set('MXN')
  setPage()
  expect([$money.get()(5), $money.get()(5, true)]).toEqual(['MX$5', 'MX$5.00'])
})

it('what needs the visit reads it once', async () => {
  stops.push($context.listen(() => undefined))
  await loadContext()
  await loadContext()
  expect([contextReads(), $context.get()]).toMatchObject([1, { currencyCode: 'EUR', countryId: 'DE' }])
})

it('a visit that cannot be read leaves the page’s own word, and is read again when asked', async () => {
  const fault = { kind: 'status', status: 400 } as const
  shop.shop.moods.push({ match: 'GET /oneday/context', times: 1, fault, seen: 0 })
  await loadContext()
  expect($context.get()).toEqual({})
  await loadContext()
  expect($context.get()).toMatchObject({ currencyCode: 'EUR' })
})

it('the page learns of language, currency, country and device', async () => {
  await loadContext()
  setPage()
  expect(emitContext()).toBe(true)
  expect(received).toEqual([{ locale: 'en-US', currency: 'EUR', country: 'DE', device: 'PC' }])
})

it('a country that is not known is left out, and a page that cancels is known', () => {
  $context.set({ currencyCode: 'EUR' })
  setPage()
  stops.push(listen('bezel:context-changed', (_detail, event) => event.preventDefault()))
  expect(emitContext()).toBe(false)
  expect(received).toStrictEqual([{ locale: 'en-US', currency: 'EUR', device: 'PC' }])
})

it('a page that opens in a narrow window is measured at once, which is no change', () => {
  window.innerWidth = 700
  stops.push($device.listen(() => undefined))
  expect($device.get()).toBe('Mobile')
  expect(received).toEqual([])
})

it('the page learns when its window becomes another device, and not of each width', async () => {
  $context.set({})
  stops.push($device.listen(() => undefined))
  expect($device.get()).toBe('PC')
  resize(1300)
  resize(700)
  await vi.waitFor(() => expect($device.get()).toBe('Mobile'))
  expect(received.map(({ device }) => device)).toEqual(['Mobile'])
})
