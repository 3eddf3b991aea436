import { beforeEach, expect, it } from 'vitest'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import { isPayPage, payPageUrl } from './order-then-leave.ts'

const configure = (payment: unknown) => $checkoutConfig.set({ payment } as never)

beforeEach(() => {
  $page.set({ ...$page.get(), baseUrl: '/shop/', redirectHosts: ['pay.example'] })
  configure({ oxxo: { redirectUrl: { oxxo: 'https://pay.example/oxxo' } } })
})

it('a way to pay leads where the shop’s configuration says, else to its usual page in the shop', () => {
  expect(payPageUrl('oxxo', { path: 'oxxo/pay' })).toBe('https://pay.example/oxxo')
  expect(payPageUrl('atome', { path: 'atome/pay' })).toBe('/shop/atome/pay')
  expect(payPageUrl('oxxo')).toBe('https://pay.example/oxxo')
})

it('one with a fixed page leads there, whatever the configuration says', () => {
  expect(payPageUrl('oxxo', { path: 'oxxo/pay', isFixed: true })).toBe('/shop/oxxo/pay')
  expect(payPageUrl('oxxo', { isFixed: true })).toBeUndefined()
})

it('one without a page leads nowhere, also before the configuration is there', () => {
  expect([payPageUrl('atome'), payPageUrl('atome', { path: '' })]).toEqual([undefined, undefined])
  $checkoutConfig.set(undefined)
  expect(payPageUrl('oxxo')).toBeUndefined()
})

it('a page to pay on is the shop’s or of a listed host', () => {
  expect(['/shop/pay', 'https://pay.example/x'].map(isPayPage)).toEqual([true, true])
  expect(['https://evil.example/', 'javascript:alert(1)', '//pay.example/', ''].map(isPayPage)).toEqual(
    Array(4).fill(false),
  )
})
