import { expect, it } from 'vitest'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { isAllowedRedirect } from './redirect.ts'

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
