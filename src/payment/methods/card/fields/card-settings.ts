import type { CardConfiguration, GooglePayConfiguration, PaymentMethodsConfiguration } from '@adyen/adyen-web'
import { readObject } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import { googlePayMerchantId, providerSettings } from '#payment/state/provider-settings.ts'
import { cardName } from './chosen-detail.ts'
import { challengeWindow } from '#payment/state/challenge.ts'
import { frameStyles } from '../frames.ts'
import { asksForCode, mayStoreCards } from '../settings.ts'

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
  const { hasHolderName, holderNameRequired } = providerSettings()
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
      // The name on the card is asked for, and may be required, where the shop says so. The library would wait for a required
      // name also where it asks for none.
      hasHolderName: flag(hasHolderName),
      holderNameRequired: flag(hasHolderName) && flag(holderNameRequired),
      _disableClickToPay: true,
      enableStoreDetails: mayStoreCards(),
      ...more,
    },
    storedCard: { ...card, hideCVC: !asksForCode() },
    bcmc: typed,
  }
}

const GOOGLE: readonly string[] = ['googlepay', 'paywithgoogle']

type Configuration = GooglePayConfiguration['configuration']

/**
 * The shop's merchant at Google (wire: checkout-configuration) merged into the provider's configuration of the
 * wallet: the library takes one or the other, not both.
 */
export function walletSettings(
  offered: readonly { type: string; configuration?: unknown }[],
): PaymentMethodsConfiguration {
  const merchantId = googlePayMerchantId()
  if (!merchantId) return {}
  const offer = offered.find(({ type }) => GOOGLE.includes(type))
  const google = { configuration: { ...readObject(offer?.configuration), merchantId } as Configuration }
  return Object.fromEntries(GOOGLE.map((type) => [type, google]))
}
