import type { CardConfiguration, PaymentMethodsConfiguration } from '@adyen/adyen-web'
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
