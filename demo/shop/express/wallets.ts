import type { Shop } from '../shop'

/** By the provider's type. */
export type Wallet = 'applepay' | 'googlepay' | 'paypal'

const ALL: Wallet[] = ['applepay', 'googlepay', 'paypal']

/** What the setting `wallets` may be; with `broken` all are offered, and none opens. */
const CHOICES: Record<string, Wallet[]> = {
  none: [],
  apple: ['applepay'],
  google: ['googlepay'],
  paypal: ['paypal'],
  all: ALL,
  broken: ALL,
}

export const walletChoices = Object.keys(CHOICES)

export const walletChoice = ({ settings: { wallets = 'none' } }: Shop): string =>
  Object.hasOwn(CHOICES, wallets) ? wallets : 'none'

/** The wallets the shop offers, in its order. */
export const walletsOf = (shop: Shop): Wallet[] => CHOICES[walletChoice(shop)]!

/** Magento's method codes of their orders. */
export const WALLET_OF_METHOD: Record<string, Wallet> = {
  adyen_applepay: 'applepay',
  adyen_googlepay: 'googlepay',
  adyen_paypal_express: 'paypal',
}
