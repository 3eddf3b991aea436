import ApplePay from 'adyen/components/ApplePay/ApplePay'
import GooglePay from 'adyen/components/GooglePay/GooglePay'
import { expect, it } from 'vitest'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { walletSettings } from './fields/card-settings.ts'

const configure = (googlePayMerchantId?: string) =>
  $checkoutConfig.set({ payment: { adyen: { googlePayMerchantId } } } as never)

it('asks Google in the name of the shop, for the provider’s merchant', () => {
  configure('SHOP')
  const configuration = { merchantId: 'TEST', gatewayMerchantId: 'PROVIDER' }
  for (const type of ['googlepay', 'paywithgoogle']) {
    expect(walletSettings([{ type: 'scheme' }, { type, configuration }])).toMatchObject({
      [type]: { configuration: { merchantId: 'SHOP', gatewayMerchantId: 'PROVIDER' } },
    })
  }
})

it('leaves the provider’s word as it is when the shop names no merchant', () => {
  configure()
  expect(walletSettings([{ type: 'googlepay', configuration: { merchantId: 'TEST' } }])).toEqual({})
})

it.each([ApplePay, GooglePay])('asks a wallet for nothing, whose sheet does: $type', ({ prototype }) => {
  expect(Reflect.get(prototype, 'isValid', { props: {}, state: {} })).toBe(true)
})
