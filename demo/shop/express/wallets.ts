import type { Shop } from '../shop.ts'

/** The wallets by the provider's type. */
export type Wallet = 'applepay' | 'googlepay' | 'paypal'

const ALL: Wallet[] = ['applepay', 'googlepay', 'paypal']

/** The values of the setting `wallets`; with `broken` all are offered, and none opens. */
const CHOICES = {
  none: [],
  apple: ['applepay'],
  google: ['googlepay'],
  paypal: ['paypal'],
  all: ALL,
  broken: ALL,
} satisfies Record<string, Wallet[]>

export type WalletChoice = keyof typeof CHOICES

export const walletChoices = Object.keys(CHOICES) as WalletChoice[]

export const walletChoice = ({ settings }: Shop): WalletChoice =>
  walletChoices.find((choice) => choice === settings.wallets) ?? 'none'

/** The wallets the shop offers, in its order. */
export const walletsOf = (shop: Shop): Wallet[] => CHOICES[walletChoice(shop)]

/** Magento's method codes of their orders. */
export const WALLET_OF_METHOD: Record<string, Wallet> = {
  adyen_applepay: 'applepay',
  adyen_googlepay: 'googlepay',
  adyen_paypal_express: 'paypal',
}
