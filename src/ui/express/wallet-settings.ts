import type { ShippingRate } from '../../domain/delivery/rate'
import type { SheetMessage } from '../../state/express/refused-sheet'

/** Where a row of wallets is, by the provider's names. */
export type ExpressPlace = 'minicart' | 'cart' | 'checkout' | 'pdp'

/** The texts in a wallet's sheet. */
export interface WalletWords {
  total: string
  message(message: SheetMessage): string
  rate(rate: ShippingRate): string
  price(rate: ShippingRate): string
}

/** What a wallet's component is set up with. */
export interface WalletSettings {
  place: ExpressPlace
  isVirtual: boolean
  isGuest: boolean
  /** The provider's configuration of the wallet. */
  offered: Record<string, unknown>
  words: WalletWords
}
