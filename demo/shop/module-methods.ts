import type { Shop } from './shop.ts'

/** The values of the setting `payment`: the contract by which the shop talks to its card provider. */
export const paymentChoices = ['extension', 'module', 'module-extras'] as const

/** Whether the shop has the provider's official Magento module. */
export const usesModule = ({ settings }: Shop): boolean => settings.payment?.startsWith('module') ?? false

/** Whether the module's gift cards and donations are on as well. */
export const hasExtras = ({ settings }: Shop): boolean => settings.payment === 'module-extras'

/** Whether the module charges the total in the shop's base currency, in place of the one that the shopper sees. */
export const isChargedInBase = (shop: Shop): boolean =>
  usesModule(shop) && shop.settings.charged_currency === 'base'

/** The module's codes and the provider's types they stand for, as it prints them: without those of cards and gift cards. */
export const txVariants: Record<string, string> = {
  adyen_klarna: 'klarna',
  adyen_klarna_account: 'klarna_account',
  adyen_klarna_paynow: 'klarna_paynow',
  adyen_ideal: 'ideal',
  adyen_blik: 'blik',
  adyen_swish: 'swish',
  adyen_multibanco: 'multibanco',
  adyen_paypal: 'paypal',
}

const TITLES: Record<string, string> = {
  adyen_cc: 'Cards',
  adyen_cc_vault: 'Stored Cards (Adyen)',
  adyen_klarna: 'Klarna',
  adyen_klarna_account: 'Klarna Account',
  adyen_klarna_paynow: 'Klarna Pay Now',
  adyen_blik: 'Blik',
  adyen_swish: 'Swish',
  adyen_multibanco: 'Multibanco',
  adyen_giftcard: 'Giftcard',
}

const KLARNA = 'US GB DE AT SE NL FR IT ES PL'.split(' ')

/** The countries in which the provider offers the type of a code; those of the others are all. */
const COUNTRIES: Record<string, string[]> = {
  adyen_klarna: KLARNA,
  adyen_klarna_account: KLARNA,
  adyen_klarna_paynow: ['GB', 'DE', 'AT', 'SE', 'NL'],
  adyen_blik: ['PL'],
  adyen_swish: ['SE'],
  adyen_multibanco: ['PT'],
}

/** Its methods as `payment-information` lists them: those that the provider offers for the cart. */
export const moduleMethods = Object.entries(TITLES).map(([code, title]) => ({
  code,
  title,
  countries: COUNTRIES[code],
}))

export const isModuleMethod = (code: string): boolean => Object.hasOwn(TITLES, code)
