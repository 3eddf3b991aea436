import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { $page } from '#storefront/state/page.ts'
import { i18n } from './i18n.ts'
import { $language, loadStrings } from './strings.ts'

const DE = { place: 'Bestellen', terms: 'AGB' }
const texts = (language: string, namespace: string): unknown => i18n.getResourceBundle(language, namespace)
const files = () => sent.map(({ path }) => path.split('/').slice(-2).join('/'))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  for (const language of ['de', 'en', 'nl']) i18n.removeResourceBundle(language, 'cart')
  vi.restoreAllMocks()
})

function openPage(locale: string, texts?: Record<string, object>) {
  $page.listen(() => undefined)
  $page.set({ ...$page.get(), locale, texts })
}

it.each(['de', 'fr', 'it', 'es', 'pl', 'sv', 'ja'])('speaks %s by a file of its own', async (language) => {
  serve({ place: 'x' })
  openPage(`${language.toUpperCase()}-XX`)
  await loadStrings('checkout')
  expect(files()).toEqual([`${language}/checkout.json`])
  expect(texts(language, 'checkout')).toEqual({ place: 'x' })
})

it('asks once for what two widgets need, and not again for what is there', async () => {
  serve(DE)
  openPage('de-AT')
  await Promise.all([loadStrings('cart'), loadStrings('cart')])
  await loadStrings('cart')
  expect(files()).toEqual(['de/cart.json'])
})

it.each(['en-GB', 'nl-NL'])('asks for nothing where English is spoken: %s', async (locale) => {
  serve(DE)
  openPage(locale)
  await loadStrings('cart')
  expect([$language.get(), sent, texts('en', 'cart')]).toEqual(['en', [], undefined])
})

it('stays English where a file does not come, says so in the log, and asks again', async () => {
  serve(json({}, 404), DE)
  openPage('de-DE')
  await loadStrings('cart')
  expect(texts('de', 'cart')).toBeUndefined()
  expect(vi.mocked(console.warn).mock.calls.flat().join(' ')).toContain('strings de/cart')
  await loadStrings('cart')
  expect(texts('de', 'cart')).toEqual(DE)
})

it('has the page’s own text before ours, and ours where it has none', async () => {
  serve(DE)
  openPage('de-DE', { de: { 'cart/place': 'Jetzt kaufen' } })
  await loadStrings('cart')
  expect(texts('de', 'cart')).toEqual({ ...DE, place: 'Jetzt kaufen' })
})

it('has the page’s own English and its own language without a request', async () => {
  serve(DE)
  openPage('en-US', { en: { 'cart/place': 'Buy' }, nl: { 'cart/place': 'Kopen' } })
  await loadStrings('cart')
  expect([texts('en', 'cart'), sent]).toEqual([{ place: 'Buy' }, []])
  openPage('nl-NL', { nl: { 'cart/place': 'Kopen' } })
  await loadStrings('cart')
  expect([texts('nl', 'cart'), sent]).toEqual([{ place: 'Kopen' }, []])
})
