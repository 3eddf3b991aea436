import type { PaymentMethodsConfiguration } from '@adyen/adyen-web'
import { cardName } from './chosen-detail.ts'
import { instalmentSettings } from './instalment-settings.ts'
import { challengeWindow } from '../../../state/challenge.ts'
import { frameStyles } from '../frames.ts'
import { asksForCode, clickToPaySettings, holderSettings, mayStoreCards } from '../settings.ts'

/** Settings of the form's cards: what to do when their fields are there, and when the name of a typed card is known. */
export function cardSettings(
  place: HTMLElement,
  onConfigSuccess: () => void,
  onName: (name: string | undefined) => void,
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
      ...instalmentSettings(),
      ...clickToPaySettings(),
      enableStoreDetails: mayStoreCards(),
    },
    storedCard: { ...card, hideCVC: !asksForCode() },
    bcmc: typed,
  }
}
