import type {
  CardConfiguration,
  GooglePayConfiguration,
  PaymentMethodsConfiguration,
  UIElement,
} from '@adyen/adyen-web'
import { readObject } from '#lib/json.ts'
import { googlePayMerchantId } from '#payment/state/provider-settings.ts'
import { cardName } from './chosen-detail.ts'
import { challengeWindow } from '#payment/state/challenge.ts'
import { frameStyles } from '../frames.ts'
import { asksForCode, clickToPaySettings, holderSettings, mayStoreCards } from '../settings.ts'

/**
 * Settings of the form's cards: what to do when their fields are there, and when the name of a typed card is known. `more` is
 * for cards that are typed and may be kept.
 */
export function cardSettings(
  place: HTMLElement,
  onConfigSuccess: () => void,
  onName: (name: string | undefined) => void,
  more?: CardConfiguration,
): PaymentMethodsConfiguration {
  const card = { onConfigSuccess, ...challengeWindow, styles: frameStyles(place) } as const
  let brandTyped: string | undefined
  const typed = {
    ...card,
    onBrand: ({ brand }: { brand: string }) => (brandTyped = brand),
    onFieldValid: (field: { fieldType: string; endDigits?: string }) => {
      if (field.fieldType === 'encryptedCardNumber') onName(cardName(brandTyped, field.endDigits))
    },
  }
  return {
    card: {
      ...typed,
      ...holderSettings(),
      ...more,
      ...clickToPaySettings(),
      enableStoreDetails: mayStoreCards(),
    },
    storedCard: { ...card, hideCVC: !asksForCode() },
    bcmc: typed,
  }
}

const GOOGLE = ['googlepay', 'paywithgoogle'] as const
const WALLETS = new Set<string>([...GOOGLE, 'applepay'])

type Configuration = GooglePayConfiguration['configuration']

/** A wallet collects everything in its own sheet, on submit, so its form needs no validation. */
export const isWallet = ({ type }: UIElement): boolean => WALLETS.has(type)

/**
 * The shop's merchant at Google (wire: checkout-configuration) merged into the provider's configuration of the
 * wallet: the library takes one or the other, not both.
 */
export function walletSettings(
  offered: readonly { type: string; configuration?: unknown }[],
): PaymentMethodsConfiguration {
  const merchantId = googlePayMerchantId()
  if (!merchantId) return {}
  const offer = offered.find(({ type }) => GOOGLE.some((google) => google === type))
  const google = { configuration: { ...readObject(offer?.configuration), merchantId } as Configuration }
  return Object.fromEntries(GOOGLE.map((type) => [type, google]))
}
