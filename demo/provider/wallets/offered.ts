import type { Shop } from '../../shop/shop.ts'
import { walletsOf, type Wallet } from '../../shop/express/wallets.ts'

interface WalletMethod {
  type: Wallet
  name: string
  brands?: string[]
  configuration: Record<string, string>
}

const METHODS: Record<Wallet, Omit<WalletMethod, 'type'>> = {
  applepay: {
    name: 'Apple Pay',
    brands: ['visa', 'mc', 'amex'],
    configuration: { merchantId: 'merchant.demo.ondelle', merchantName: 'Ondelle' },
  },
  googlepay: {
    name: 'Google Pay',
    brands: ['visa', 'mc', 'amex'],
    configuration: { merchantId: 'BEZELDEMO0000000', gatewayMerchantId: 'OndelleDemo' },
  },
  paypal: { name: 'PayPal', configuration: { merchantId: 'ONDELLEDEMO00', intent: 'authorize' } },
}

/** The shop's wallets as the provider lists them, with what their components need. */
export const walletMethods = (shop: Shop): WalletMethod[] =>
  walletsOf(shop).map((type) => ({ type, ...METHODS[type] }))
