import { beforeEach, expect, it } from 'vitest'
import { json, serve, sent } from '#test/fetch-stub.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import {
  coreConfiguration,
  formLocale,
  googlePayMerchantId,
  isAllowedRedirect,
  formTranslations,
} from './provider-settings.ts'

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

const api = 'https://provider.example/checkoutshopper/'
const own = () => $checkoutConfig.set({ payment: { adyen: { environmentUrls: { api } } } } as never)

it.each([
  'https://provider.example/redirect/1',
  'https://checkoutshopper-live.adyen.com/checkoutshopper/checkoutPaymentRedirect?redirectData=X3Xtfg',
  '/adyen/process/result',
])('opens %s, a page of the provider or of the shop', (url) => {
  own()
  expect(isAllowedRedirect(url)).toBe(true)
})

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)//.adyen.com',
  '//evil.example/',
  '\\\\evil.example/',
  '/\n/evil.example/',
  'https://evil.example/?.adyen.com',
  'https://evil.example\\.adyen.com/',
  'https://x.adyen.com@evil.example/',
  'https://user@live.adyen.com/',
  'https://live.adyen.com.evil.example/',
  'https://liveadyen.com/',
  'https://live.аdyen.com/',
  'https://live.adyen.com:8443/',
  'https://provider.example.evil.example/',
  'https://provider.example:8443/',
  'ftp://live.adyen.com/',
  '',
])('does not open %j, whatever it looks like', (url) => {
  own()
  expect(isAllowedRedirect(url)).toBe(false)
})

it.each([
  ['de_DE', 'de-DE', 'de'],
  ['de-AT', 'de-DE', 'de'],
  ['fr', 'fr-FR', 'fr'],
  ['it-IT', 'it-IT', 'it'],
  ['es-MX', 'es-ES', 'es'],
  ['pl-PL', 'pl-PL', 'pl'],
  ['sv-SE', 'sv-SE', 'sv'],
  ['ja-JP', 'ja-JP', 'ja'],
])('gives the form words of ours for %s', async (locale, name, language) => {
  serve(json({ close: language }))
  expect(await formTranslations(locale)).toEqual({ [name]: { close: language } })
  expect(sent[0]!.path).toMatch(new RegExp(`/locales/${language}/card-form\\.json$`))
})

it.each(['en-US', 'ko-KR', 'constructor', ''])('leaves %s to the provider', async (locale) => {
  serve()
  expect(await formTranslations(locale)).toBeUndefined()
  expect(sent).toEqual([])
})

it('leaves the form to the provider’s words when ours are out of reach', async () => {
  serve(json({}, 404))
  expect(await formTranslations('de-DE')).toBeUndefined()
})
