import type { UIElement } from '@adyen/adyen-web'

/** Brands as their owners write them, by the provider's code. */
const BRANDS: Record<string, string> = {
  amex: 'American Express',
  bcmc: 'Bancontact',
  cartebancaire: 'Cartes Bancaires',
  cup: 'UnionPay',
  diners: 'Diners Club',
  discover: 'Discover',
  elo: 'Elo',
  hipercard: 'Hipercard',
  jcb: 'JCB',
  maestro: 'Maestro',
  mc: 'Mastercard',
  visa: 'Visa',
}

/** "Visa •• 1111"; undefined before the digits are known. */
export const cardName = (brand: string | undefined, digits: string | undefined): string | undefined =>
  digits && [BRANDS[brand ?? ''], '••', digits].filter(Boolean).join(' ')

/** The provider's types of cards. */
export const CARDS = new Set(['scheme', 'card', 'bcmc'])

/**
 * Returns the name of a method chosen in the form. A stored card is named by its last digits. Undefined for a
 * card that is still to be typed.
 */
export function detailOf({ type, displayName, props }: UIElement): string | undefined {
  const { brand, lastFour } = props as { brand?: string; lastFour?: string }
  return cardName(brand, lastFour) ?? (CARDS.has(type) ? undefined : displayName)
}
