import { beforeEach, expect, it } from 'vitest'
import { json, serve } from '#test/fetch-stub.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import { coreConfiguration, formLocale, googlePayMerchantId } from './provider-settings.ts'

const urls = { api: 'https://provider.example/checkoutshopper/' }
const settings = (adyen: unknown) => $checkoutConfig.set({ payment: { adyen } } as never)

beforeEach(() => {
  $page.listen(() => undefined)
  $page.set({ ...$page.get(), locale: 'en-GB' })
})

it('the card form has the shop’s key, language, surroundings and addresses, and our words', async () => {
  serve(json({ close: 'Schließen' }))
  settings({
    clientKey: 'live_1',
    locale: 'de_DE',
    checkoutEnvironment: 'live',
    environmentUrls: urls,
    googlePayMerchantId: 'shop-1',
  })
  expect(await coreConfiguration('AT')).toMatchObject({
    clientKey: 'live_1',
    locale: 'de-DE',
    translations: { 'de-DE': { close: 'Schließen' } },
    environment: 'live',
    _environmentUrls: urls,
    countryCode: 'AT',
  })
  expect(googlePayMerchantId()).toBe('shop-1')
})

it('the card form says nothing to the page or the provider that the shopper has not agreed to', async () => {
  settings({ clientKey: 'live_1', checkoutEnvironment: 'live' })
  expect(await coreConfiguration('AT')).toMatchObject({
    exposeLibraryMetadata: false,
    analytics: { enabled: false },
  })
})

it.each([
  ['nothing', undefined],
  ['a list', []],
  [
    'other than text',
    { clientKey: {}, locale: {}, checkoutEnvironment: false, environmentUrls: { api: [] } },
  ],
])('a shop that has set %s pays in the page’s language, and no money', async (_, adyen) => {
  settings(adyen)
  expect(formLocale()).toBe('en-GB')
  expect(await coreConfiguration('AT')).toMatchObject({
    clientKey: '',
    locale: 'en-GB',
    environment: 'test',
    _environmentUrls: { api: '' },
    translations: undefined,
  })
})

it('the provider is the one the page names', () => {
  $page.set({ ...$page.get(), cardProvider: 'other' })
  $checkoutConfig.set({ payment: { adyen: { locale: 'fr_FR' }, other: { locale: 'nl_NL' } } } as never)
  expect(formLocale()).toBe('nl-NL')
})
