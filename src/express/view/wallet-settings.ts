import type { WalletCheckout } from '../state/wallet-checkout.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import type { SheetMessage } from '../state/sheet-status.ts'
import type { AdditionalDetailsActions, SubmitActions } from '@adyen/adyen-web'

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
  begin(toRejection: ConstructorParameters<typeof WalletCheckout>[2]): Promise<WalletCheckout | undefined>
  /** The provider's configuration of the wallet. */
  offered: Record<string, unknown>
  words: WalletWords
}

interface WithData {
  data: unknown
}

/** The callbacks by which the component of any wallet talks to the press whose sheet is open. */
export const checkoutCallbacks = (current: () => WalletCheckout | undefined) => ({
  onSubmit({ data }: WithData, _: unknown, actions: SubmitActions): void {
    const checkout = current()
    if (checkout) checkout.submit(data, actions)
    else actions.reject()
  },
  onAdditionalDetails({ data }: WithData, _: unknown, actions: AdditionalDetailsActions): void {
    const checkout = current()
    if (checkout) checkout.sendDetails(data, actions)
    else actions.reject()
  },
  onError: ({ name }: { name: string }): void =>
    void current()?.close(name === 'CANCEL' ? undefined : { key: 'broken' }),
})
