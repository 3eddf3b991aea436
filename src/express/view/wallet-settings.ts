import type { Press } from '../state/press.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import type { SheetMessage } from '../state/refused-sheet.ts'

/** The place of a row of wallets, by the provider's names. */
export type ExpressPlace = 'minicart' | 'cart' | 'checkout' | 'pdp'

/** The texts in a wallet's sheet. */
export interface WalletWords {
  total: string
  message(message: SheetMessage): string
  rate(rate: ShippingRate): string
  price(rate: ShippingRate): string
}

/** The settings for a wallet's component. */
export interface WalletSettings {
  place: ExpressPlace
  isVirtual: boolean
  isGuest: boolean
  /** Returns the content of the coupon field when the sheet opens. */
  coupon(): string | undefined
  /** The shopper has pressed the button; undefined where its sheet must not open. */
  begin(toRejection: ConstructorParameters<typeof Press>[2]): Promise<Press | undefined>
  /** The provider's configuration of the wallet. */
  offered: Record<string, unknown>
  words: WalletWords
}
